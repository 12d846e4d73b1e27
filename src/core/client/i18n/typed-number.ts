// Decimal digits are in groups of ten code points that begin with the zero. The supported groups begin at these code points.
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];

/** Extracts the digits from typed text and converts the supported scripts to 0 to 9. */
export function typedDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[^0-9]/g, '');
}

/**
 * Parses a typed whole number with any grouping, in any supported script. Returns `undefined` if the text has no digits or the number
 * is not a safe integer.
 */
export function typedNumber(typed: string): number | undefined {
  const digits = typedDigits(typed);
  const number = Number(digits);
  return digits !== '' && Number.isSafeInteger(number) ? number : undefined;
}

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? '' : String(code - zero);
}
