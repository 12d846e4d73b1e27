// The zeros of the scripts in which users type digits: Arabic, Persian, Devanagari.
const ZEROS = [0x660, 0x6f0, 0x966];

/**
 * The number in a typed text: digits of any supported script, a minus, and a point or comma before decimals. Separators of thousands are
 * not accepted, because "1.000" would be ambiguous. `null` for an empty text, `NaN` for a text that is not such a number.
 */
export function numberIn(typed: string, decimals = 0): number | null {
  const text = typed
    .trim()
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/^[−–]/, '-')
    .replace(/[,٫]/, '.');
  if (text === '') return null;
  const form = decimals > 0 ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+$/;
  return form.test(text) ? Number(text) : Number.NaN;
}

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? character : String(code - zero);
}
