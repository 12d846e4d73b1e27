const DIGIT = /\p{Nd}/gu;
const FOREIGN = /[^\u0020-\u007e]/;

/** Marks of the direction of writing, which programs put around numbers. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Signs that look like another one, by the one that they mean. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\s/gu, ' '],
  [/[\u2018\u2019\u02bc\u00b4\u066c\uff07]/g, "'"],
  [/[\u060c\uff0c]/g, ','],
  [/[\uff0e\u3002]/g, '.'],
  [/[\u2010-\u2015\u2212\uff0d]/g, '-'],
  [/\uff0f/g, '/'],
];

/**
 * A short text with digits of ASCII, whatever the script, without marks of direction, and with one kind of space, apostrophe and dash. The
 * Arabic decimal sign stays, because it means nothing else.
 */
export function plainDigits(text: string): string {
  if (!FOREIGN.test(text)) return text;
  let plain = text.replace(DIRECTION, '').replace(DIGIT, digitOf);
  for (const [sign, meant] of SAME) plain = plain.replace(sign, meant);
  return plain;
}

/** Unicode has the ten digits of each script in a row that begins with the zero, and never two scripts without a gap of other signs. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

const IS_DIGIT = /\p{Nd}/u;
