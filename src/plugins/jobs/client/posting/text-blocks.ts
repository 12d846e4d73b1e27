import { DESCRIPTION_HEADINGS } from '../../contract/description-headings.ts';

export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'numbers'; readonly start: number; readonly items: readonly string[] };

/** Longest paragraph that is not split at the ends of sentences, and the shortest length of the parts. */
const WALL = { from: 900, part: 420 };
const LONGEST_HEADING = 70;
const IMPORT_HEADINGS: ReadonlySet<string> = new Set(Object.values(DESCRIPTION_HEADINGS));

/**
 * Finds headings, lists and paragraphs in a plain text. It removes only list markers and white space. It does not add, remove
 * or move words.
 */
export function textBlocks(text: string): readonly TextBlock[] {
  const lines = textLines(text);
  const blocks: TextBlock[] = [];
  lines.forEach((line, at) => {
    if (line.kind === 'gap') return;
    const before = lines[at - 1];
    if (line.kind === 'plain') addPlain(blocks, line, before, lines[at + 1]);
    else addItem(blocks, line);
  });
  return blocks.flatMap(withoutWalls);
}

function addItem(blocks: TextBlock[], { kind, text, number = 1 }: TextLine): void {
  const last = blocks.at(-1);
  if (kind === 'bullet') {
    if (last?.kind === 'list') blocks[blocks.length - 1] = { ...last, items: [...last.items, text] };
    else blocks.push({ kind: 'list', items: [text] });
  } else if (last?.kind === 'numbers' && last.start + last.items.length === number) {
    blocks[blocks.length - 1] = { ...last, items: [...last.items, text] };
  } else blocks.push({ kind: 'numbers', start: number, items: [text] });
}

function addPlain(blocks: TextBlock[], { text }: TextLine, before: TextLine | undefined, after: TextLine | undefined): void {
  const last = blocks.at(-1);
  const isFirst = before === undefined || before.kind === 'gap';
  // A line that continues the previous one begins with a lowercase letter.
  if (!isFirst && last !== undefined && goesOn(before.text, text)) {
    blocks[blocks.length - 1] = continued(last, text);
  } else blocks.push({ kind: isHeading(text, after, isFirst) ? 'heading' : 'paragraph', text });
}

function goesOn(before: string, text: string): boolean {
  return /^\p{Ll}/u.test(text) && !/[.:;!?]$/u.test(before) && !IMPORT_HEADINGS.has(before);
}

function continued(block: TextBlock, text: string): TextBlock {
  if (block.kind === 'heading') return { kind: 'paragraph', text: `${block.text} ${text}` };
  if (block.kind === 'paragraph') return { ...block, text: `${block.text} ${text}` };
  return { ...block, items: block.items.with(-1, `${block.items.at(-1)} ${text}`) };
}

/** `isFirst`: no text stands directly above the line. */
function isHeading(text: string, after: TextLine | undefined, isFirst: boolean): boolean {
  if (text.length > LONGEST_HEADING || after === undefined) return false;
  if (isFirst && IMPORT_HEADINGS.has(text)) return true;
  if (/[:：]$/u.test(text)) return true;
  if (/[.,;!?…。،؛؟]$/u.test(text) || !/\p{L}{2}/u.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return isShouted || after.kind === 'bullet' || after.kind === 'number';
}

function withoutWalls(block: TextBlock): readonly TextBlock[] {
  if (block.kind !== 'paragraph' || block.text.length <= WALL.from) return [block];
  const parts: string[] = [''];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(block.text)) {
    if ((parts.at(-1) ?? '').length >= WALL.part) parts.push('');
    parts[parts.length - 1] += segment;
  }
  return parts.map((text) => ({ kind: 'paragraph', text: text.trim() }));
}

/** A line of a plain text, with its kind. */
interface TextLine {
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
function textLines(text: string): readonly TextLine[] {
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
