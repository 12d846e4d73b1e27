// Crockford's base 32: without I, L, O and U, which are easily misread.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 8;
const BITS = 5n * BigInt(CHARACTERS);
const MASK = (1n << BITS) - 1n;

// An odd factor makes the multiplication a bijection on 40 bits. Consecutive numbers get references that do not look alike.
const FACTOR = 0x9e3779b97fn;
const INVERSE = inverseOf(FACTOR);

/** The reference of a posting with this number: `J-` and eight characters. Different numbers below 2^40 have different references. */
export function referenceOf(number: number): string {
  let value = (BigInt(number) * FACTOR) & MASK;
  let text = '';
  for (let at = 0; at < CHARACTERS; at += 1) {
    text = ALPHABET.charAt(Number(value & 31n)) + text;
    value >>= 5n;
  }
  return `J-${text}`;
}

/** The number behind a reference as a user types it, in any case; `undefined` for any other text. */
export function numberOfReference(typed: string): number | undefined {
  const [, text] = /^J-([0-9A-HJKMNP-TV-Z]{8})$/.exec(typed.trim().toUpperCase()) ?? [];
  if (text === undefined) return undefined;
  const value = [...text].reduce((sum, character) => (sum << 5n) | BigInt(ALPHABET.indexOf(character)), 0n);
  return Number((value * INVERSE) & MASK);
}

/** The inverse of an odd number modulo 2^40, by Newton's method. Each step doubles the number of right bits. */
function inverseOf(odd: bigint): bigint {
  let inverse = odd;
  for (let right = 3n; right < BITS; right *= 2n) inverse = (inverse * (2n - odd * inverse)) & MASK;
  return inverse & MASK;
}
