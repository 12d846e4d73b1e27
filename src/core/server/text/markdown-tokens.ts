import MarkdownIt, { type Token } from 'markdown-it';
import { readPlainLine } from '#core/contract/plain-lines.ts';

/** Deeper lists are no text of a person. The parser drops what is inside of them. */
const MOST_NESTING = 100;

/** Without one of these, a text has no mark that counts. */
const ANY_MARK = /[*_#`\\]|\]\(|<(?:https?|mailto):|^ {0,3}(?:-+|=+)[^\S\n]*$/m;

const MARKS: ReadonlySet<string> = new Set(['heading_open', 'strong_open', 'em_open', 'link_open', 'code_inline']);

const PARSER = new MarkdownIt('commonmark', { html: false, maxNesting: MOST_NESTING });
// HTML stays text. So do `> 5 years`, indented lines and lines that look like a definition, which sources write without a meaning of
// Markdown. Escaped signs stay tokens of their own, because they count as marks.
PARSER.disable(['blockquote', 'code', 'fence', 'html_block', 'html_inline', 'reference', 'entity', 'text_join']);
// Links are checked where they are written. Here they stay as they were typed.
PARSER.normalizeLink = (address) => address;
PARSER.normalizeLinkText = (address) => address;
PARSER.validateLink = () => true;

PARSER.inline.State = class extends PARSER.inline.State {
  /**
   * One asterisk inside a word is a sign of the word (`Kellner*in`). Two are bold beside any sign, because sources write `**Pay:**30,000`
   * where they had bold text. Beside `@`, asterisks stand for a hidden address (`***@***`).
   */
  override scanDelims(start: number, canSplitWord: boolean): { can_open: boolean; can_close: boolean; length: number } {
    const scanned = super.scanDelims(start, canSplitWord);
    if (!canSplitWord) return scanned;
    if (scanned.length === 1) return super.scanDelims(start, false);
    return {
      ...scanned,
      can_open: /[^\s@]/u.test(this.src.charAt(start + scanned.length)),
      can_close: start > 0 && /[^\s@]/u.test(this.src.charAt(start - 1)),
    };
  }
};

/**
 * The tokens of a Markdown text. `undefined` if it has fewer than two marks of Markdown, or lists that are too deep. Marks are headings,
 * bold and italic text, code, links, escaped signs and items of lists. Items alone do not count, because plain texts have them too.
 */
export function markdownTokens(text: string): readonly Token[] | undefined {
  if (!ANY_MARK.test(text)) return undefined;
  const tokens = PARSER.parse(text.split('\n').map(withKnownBullet).join('\n'), {});
  let marks = 0;
  let items = 0;
  for (const token of tokens) {
    if (token.level >= MOST_NESTING - 2) return undefined;
    if (token.type === 'list_item_open') items += 1;
    marks += [token, ...(token.children ?? [])].filter(isMark).length;
  }
  return marks === 0 || marks + items < 2 ? undefined : tokens;
}

function isMark({ type, content, markup }: Token): boolean {
  if (type !== 'text_special') return MARKS.has(type);
  // A backslash before a letter escapes nothing, and two of them may begin a path.
  return content !== markup && content !== '\\';
}

/** Bullets that only plain texts have become one of Markdown. */
function withKnownBullet(line: string): string {
  const { kind, whole, text, indent } = readPlainLine(line);
  return kind === 'bullet' && !/^[*-]/.test(whole) ? `${' '.repeat(Math.min(indent, 3))}- ${text}` : line;
}
