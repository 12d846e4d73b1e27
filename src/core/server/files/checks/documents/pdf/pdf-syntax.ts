/*
 * Regular expressions for the syntax of PDF (ISO 32000-2, 7.2 and 7.3), as sources. Bytes are matched as Latin-1 text.
 */

const SPACE = '\\0\\t\\n\\f\\r ';

/** What may stand between two tokens: white space and comments. */
export const GAP = `(?:[${SPACE}]|%[^\\r\\n]*)*`;

/** What ends a name. */
const END_OF_NAME = `(?=[${SPACE}()<>\\[\\]{}/%]|$)`;

/** The beginning of a value that is an array, a dictionary or a reference. */
export const COMPOSED = `(?:\\[|<<|\\d+${GAP}\\d+${GAP}R)`;

/** One of the names. Every character of a name may be written as `#` and its code in hexadecimal: `/#4aavaScript`. */
export function nameOf(...names: readonly string[]): string {
  return `/(?:${names.map((name) => [...name].map(charOf).join('')).join('|')})${END_OF_NAME}`;
}

/** The name without its escapes. */
export function plainName(token: string): string {
  return token.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function charOf(char: string): string {
  const code = char.charCodeAt(0).toString(16);
  const anyCase = [...code].map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit)).join('');
  return `(?:${char}|#${anyCase})`;
}
