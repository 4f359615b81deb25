#!/usr/bin/env python3
"""Asks a work from Python, through the C interface: ask.py CORPUS QUESTION...

A question is what codicil_ask takes: '{"ask": "show", "name": "106.2"}'.
"""
import ctypes
import ctypes.util
import json
import os
import sys


class Work:
    """A work that is open, and answers with what JSON gives."""

    def __init__(self, path):
        name = os.environ.get("CODICIL_LIBRARY") or ctypes.util.find_library("codicil") or "libcodicil.so.0"
        self.library = ctypes.CDLL(name)
        self.library.codicil_open.restype = ctypes.c_void_p
        self.library.codicil_open.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]
        self.library.codicil_ask.restype = ctypes.c_void_p
        self.library.codicil_ask.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
        self.library.codicil_free.argtypes = [ctypes.c_void_p]
        self.library.codicil_close.argtypes = [ctypes.c_void_p]
        why = ctypes.c_void_p()
        self.work = self.library.codicil_open(path.encode(), ctypes.byref(why))
        if not self.work:
            raise OSError(self.taken(why.value))

    def taken(self, text):
        """The text as a string; its memory is given back."""
        try:
            return ctypes.string_at(text).decode()
        finally:
            self.library.codicil_free(text)

    def ask(self, question):
        answer = json.loads(self.taken(self.library.codicil_ask(self.work, json.dumps(question).encode())))
        if "error" in answer:
            raise LookupError(answer["error"])
        return answer

    def close(self):
        self.library.codicil_close(self.work)


def main():
    work = Work(sys.argv[1])
    for question in sys.argv[2:]:
        try:
            answer = work.ask(json.loads(question))
        except LookupError as error:
            print("error:", error)
            continue
        print(answer["schema"])
        for one in answer.get("results") or answer.get("provisions", []):
            if "num" in one:
                print(" ", one["num"], one.get("heading") or one.get("title") or one.get("text", ""))
    work.close()


if __name__ == "__main__":
    main()
