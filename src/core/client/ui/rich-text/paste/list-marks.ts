const MARK = /^\(?(?:\d+\.)*(?<mark>\d{1,6}|\p{L}{1,6})[.)]/u;

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/**
 * The numbers that the mark of an item may mean: of `3.` and `2.3.`, 3; of `c)`, 3 and the Roman 100. `undefined` if it is a bullet, and
 * empty for letters that mean no number.
 */
export function numbersOfMark(text: string): readonly number[] | undefined {
  const mark = MARK.exec(text)?.groups?.mark?.toLowerCase();
  if (mark === undefined) return undefined;
  if (/^\d/.test(mark)) return [Number(mark)];
  const letter = /^[a-z]$/.test(mark) ? [mark.charCodeAt(0) - 96] : [];
  const roman = /^[ivxlcdm]+$/.test(mark) ? [romanNumber(mark)] : [];
  // Lists that begin with `i` are Roman. Others that begin with one letter are not.
  return mark === 'i' ? [...roman, ...letter] : [...letter, ...roman];
}

function romanNumber(digits: string): number {
  const values = [...digits].map((digit) => ROMAN[digit] ?? 0);
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0);
}
