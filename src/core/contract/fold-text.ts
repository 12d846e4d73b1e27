/**
 * Text for comparison: without case, accents and differences of width, whatever the language. The result is decomposed (NFKD). Stored keys
 * depend on it, so it must not change.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The runs of letters and digits in a text, in their order. */
export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
