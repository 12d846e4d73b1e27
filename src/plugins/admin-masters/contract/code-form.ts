/** The form of the code of a row. Codes of standards have capitals, some have one character, and those of imports letters of any script. */
export const CODE_FORM = /^[\p{L}\p{N}][\p{L}\p{N}_.+-]*$/u;

/** Maximum length of a code. */
export const MOST_CODE = 64;
