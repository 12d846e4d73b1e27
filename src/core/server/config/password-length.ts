/** Minimum number of characters in a new password of the embedded identity. */
export const EMBEDDED_PASSWORD_LENGTH = 8;
