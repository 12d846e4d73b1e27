// Replaces SHA-1 and HMAC of crypto-js. Its AES refers to them, but derives its key by MD5 alone.
export {};
