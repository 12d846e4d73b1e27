/** A line of a plain text, with its kind. */
export interface TextLine {
  /** `bullet` and `number`: a list item without its marker; `gap`: an empty line. */
  readonly kind: 'plain' | 'bullet' | 'number' | 'gap';
  readonly text: string;
  /** The number of an item in a numbered list. */
  readonly number?: number;
}

// Bullets that users and word processors type. Those from private use areas come from symbol fonts.
const BULLETS = '•●▪◦‣■□▸►➢➤✓✔*\\uf0a7\\uf0b7\\uf0d8';
const BULLET = new RegExp(`^[${BULLETS}]\\s*|^[-–—]\\s+`, 'u');
const NUMBER = /^(\d{1,2})[.)]\s+/u;
const BARE_MARK = new RegExp(`^(?:[${BULLETS}]|\\d{1,2}[.)])$`, 'u');

// Sources that lost their line breaks have wide spaces instead, and bullets in the middle of lines.
const LOST_BREAK = new RegExp(`[^\\S\\n]{3,}|[^\\S\\n]{2,}(?=\\d{1,2}[.)]\\s)|\\s+(?=[${BULLETS.replace('*', '')}]\\s)`, 'gu');

/** The lines of a plain text. It also restores line breaks that the source has lost. */
export function textLines(text: string): readonly TextLine[] {
  return text.split(/\r\n?|\n/u).flatMap((line) => {
    const parts = joinMarks(line.trim().split(LOST_BREAK));
    return parts.map(readLine);
  });
}

/** Joins a marker that stands alone with the text after it. */
function joinMarks(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts.map((text) => text.trim())) {
    const last = joined.at(-1);
    if (last !== undefined && BARE_MARK.test(last)) joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
  }
  return joined;
}

function readLine(line: string): TextLine {
  if (line === '') return { kind: 'gap', text: '' };
  const number = NUMBER.exec(line);
  if (number !== null) return { kind: 'number', text: line.slice(number[0].length), number: Number(number[1]) };
  const bullet = BULLET.exec(line);
  if (bullet !== null && bullet[0].length < line.length) return { kind: 'bullet', text: line.slice(bullet[0].length) };
  return { kind: 'plain', text: line };
}
