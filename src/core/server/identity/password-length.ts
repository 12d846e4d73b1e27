/** Characters that a new password of the embedded identity needs. */
export const EMBEDDED_PASSWORD_LENGTH = 8;

/** Characters that a real project asks for, unless its own policy asks for more (specification section 5). */
export const PROVIDER_PASSWORD_LENGTH = 6;
