/* The C interface of Codicil, for other languages: a work is opened once and asked in JSON.
 *
 *   char* why = NULL;
 *   codicil_work* work = codicil_open("corpus/emberfall", &why);
 *   char* answer = codicil_ask(work, "{\"ask\": \"show\", \"name\": \"106.2\"}");
 *   puts(answer);
 *   codicil_free(answer);
 *   codicil_close(work);
 *
 * Texts are UTF-8 and end in a null byte. Nothing throws, prints or exits. A work is used by one
 * thread at a time; two works may be used at the same time.
 */
#ifndef CODICIL_C_INTERFACE_H
#define CODICIL_C_INTERFACE_H

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define CODICIL_API __attribute__((visibility("default")))
#else
#define CODICIL_API
#endif

typedef struct codicil_work codicil_work;

/* Opens a corpus (a folder with a corpus.toml, that file, or a database), or a file that is an
 * edition. Returns NULL if it cannot be used; then *why, if why is not NULL, is the reason, to be
 * freed with codicil_free. */
CODICIL_API codicil_work* codicil_open(const char* path, char** why);

/* Answers a question, a JSON object with "ask": "show", "search", "trace", ... (asked_work.h has
 * them all). Returns JSON, to be freed with codicil_free: {"error": "..."} if there is no answer.
 * NULL only if memory runs out. */
CODICIL_API char* codicil_ask(codicil_work* work, const char* question);

/* NULL is allowed in both. */
CODICIL_API void codicil_free(char* text);
CODICIL_API void codicil_close(codicil_work* work);

/* "0.1.0"; not to be freed. */
CODICIL_API const char* codicil_version(void);

#ifdef __cplusplus
}
#endif

#endif
