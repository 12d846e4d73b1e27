// Leaves room for the other params of a notice, whatever the script of the text.
const MOST_BYTES = 2_400;

/** The beginning of a text that a person wrote, short enough for the params of a notice. */
export function excerpt(text: string): string {
  if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  const cut = Buffer.from(text).subarray(0, MOST_BYTES).toString();
  // The cut may have split the last character.
  return `${cut.replace(/\uFFFD$/u, '').trimEnd()}…`;
}
