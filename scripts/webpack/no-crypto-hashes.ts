// Stands in the place of SHA-1 and HMAC of crypto-js. Its AES names them and derives its key by MD5 alone.
export {};
