/** A line of a plain text. */
export interface PlainLine {
  /** `bullet` and `number`: an item of a list; `gap`: an empty line. */
  readonly kind: 'plain' | 'bullet' | 'number' | 'gap';
  /** Without white space around it. */
  readonly whole: string;
  /** Without the marker of the item. */
  readonly text: string;
  /** White space before the line, in characters. */
  readonly indent: number;
  /** The number of an item in a numbered list. */
  readonly number?: number;
}

// Bullets that users and word processors type. Those from private use areas come from symbol fonts.
const BULLET = /^(?:[•●▪◦‣■□▸►➢➤✓✔*\uf0a7\uf0b7\uf0d8]\s*|[-–—]\s+)(?=\S)/u;
const NUMBER = /^(\d{1,3})[.)]\s+(?=\S)/u;

/** Reads one line, without its line end. */
export function readPlainLine(line: string): PlainLine {
  const whole = line.trim();
  const indent = line.search(/\S/);
  if (whole === '') return { kind: 'gap', whole, text: whole, indent: 0 };
  const number = NUMBER.exec(whole);
  if (number !== null) return { kind: 'number', whole, text: whole.slice(number[0].length), indent, number: Number(number[1]) };
  const bullet = BULLET.exec(whole);
  if (bullet !== null) return { kind: 'bullet', whole, text: whole.slice(bullet[0].length), indent };
  return { kind: 'plain', whole, text: whole, indent };
}
