// Decimal digits stand in runs of ten that begin with their zero; the runs used here begin at these code points.
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];

/** The digits in what a person types, in any script, as those from 0 to 9. */
export function typedDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[^0-9]/g, '');
}

/** A whole number as a person types it: digits of any grouping, in any script; `undefined` when it is none, or too large to count with. */
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
