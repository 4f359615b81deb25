#include "base/sha256.h"

#include <openssl/evp.h>

#include <array>

namespace codicil {
namespace {

constexpr size_t kDigestSize = 32;
using Digest = std::array<unsigned char, kDigestSize>;

Digest DigestOf(std::string_view bytes) {
  // Looked up once: for a short text that takes as long as the digest itself.
  static const EVP_MD* const kSha256 = EVP_MD_fetch(nullptr, "SHA256", nullptr);
  Digest digest{};
  EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, kSha256, nullptr);
  return digest;
}

}  // namespace

std::string Sha256Hex(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  for (const unsigned char byte : DigestOf(bytes)) {
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 15];
  }
  return hex;
}

std::string Sha256Base64(std::string_view bytes) {
  const Digest digest = DigestOf(bytes);
  std::array<unsigned char, (kDigestSize + 2) / 3 * 4 + 1> text{};  // and a NUL
  EVP_EncodeBlock(text.data(), digest.data(), kDigestSize);
  return reinterpret_cast<const char*>(text.data());
}

}  // namespace codicil
