/** Characters that a new password of the embedded identity needs. */
export const EMBEDDED_PASSWORD_LENGTH = 8;
