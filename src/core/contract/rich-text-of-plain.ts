import { type PlainLine, readPlainLine } from './plain-lines.ts';
import { RICH_TEXT_FULL, type RichTextSubset } from './rich-text.ts';
import { RichTextBuilder } from './rich-text-builder.ts';
import { settledStart } from './rich-text-start.ts';
import { writeRichText } from './rich-text-writer.ts';

/** Longest line directly above a list that becomes a heading. */
const LONGEST_HEADING = 70;

/**
 * The rich text of a plain text, for editing texts that have no HTML. Lines with markers become lists, nested by their indentation. A short
 * line directly above a list becomes a heading. Other lines become paragraphs. It restores the structure that `textOf` writes.
 */
export function richTextOfPlain(text: string, subset: RichTextSubset = RICH_TEXT_FULL): string {
  const reading = new PlainReading(subset);
  const lines = text.split(/\r\n?|\n/).map(readPlainLine);
  for (const [at, line] of lines.entries()) reading.take(line, lines[at - 1], lines[at + 1]);
  return reading.finish();
}

interface OpenList {
  readonly ordered: boolean;
  readonly indent: number;
  count: number;
}

class PlainReading {
  readonly #builder: RichTextBuilder;
  readonly #lists: OpenList[] = [];
  #hasParagraph = false;

  constructor(subset: RichTextSubset) {
    this.#builder = new RichTextBuilder(subset);
  }

  take(line: PlainLine, before: PlainLine | undefined, after: PlainLine | undefined): void {
    if (line.kind === 'gap') this.#endParagraph();
    else if (line.kind === 'plain' || !this.#takeItem(line, after)) this.#takeText(line, before, after);
  }

  finish(): string {
    return writeRichText(this.#builder.finish());
  }

  #takeText({ whole }: PlainLine, before: PlainLine | undefined, after: PlainLine | undefined): void {
    const follows = before !== undefined && before.kind !== 'gap';
    const goesOn = follows && continuesLine(before.whole, whole);
    if (this.#lists.length > 0 && !goesOn) this.#endLists(0);
    if (this.#lists.length === 0 && !this.#hasParagraph) {
      this.#builder.open(!follows && isHeading(whole, after) ? 'h3' : 'p');
      this.#hasParagraph = true;
    } else if (goesOn) this.#builder.text(' ');
    else this.#break();
    this.#builder.text(whole);
  }

  /** Returns whether the line is an item. A number is one only if it is 1, continues a list, or the next line has the next number. */
  #takeItem({ kind, text, indent, number = 1 }: PlainLine, after: PlainLine | undefined): boolean {
    const ordered = kind === 'number';
    const depth = this.#lists.findLastIndex((list) => list.indent <= indent) + 1;
    const list = this.#lists[depth - 1];
    const goesOn = list !== undefined && list.indent === indent && list.ordered === ordered && (!ordered || number === list.count + 1);
    const begins = number === 1 || (after?.number === number + 1 && after.indent === indent);
    if (ordered && !goesOn && !begins) return false;
    this.#endParagraph();
    this.#endLists(goesOn || (list !== undefined && list.indent < indent) ? depth : Math.max(0, depth - 1));
    if (goesOn) {
      this.#builder.close();
      list.count += 1;
    } else {
      this.#builder.open(ordered ? 'ol' : 'ul', { start: settledStart(number) });
      this.#lists.push({ ordered, indent, count: number });
    }
    this.#builder.open('li');
    this.#builder.text(text);
    return true;
  }

  #endLists(depth: number): void {
    for (const _ of this.#lists.splice(depth)) {
      // The item and its list.
      this.#builder.close();
      this.#builder.close();
    }
  }

  #endParagraph(): void {
    if (this.#hasParagraph) this.#builder.close();
    this.#hasParagraph = false;
  }

  #break(): void {
    this.#builder.open('br');
    this.#builder.close();
  }
}

function isHeading(text: string, after: PlainLine | undefined): boolean {
  return isHeadingLine(text) && (after?.kind === 'bullet' || (after?.kind === 'number' && after.number === 1));
}

/** Whether a text directly above a list is a heading: one short line that is no sentence. */
export function isHeadingLine(text: string): boolean {
  return text.length <= LONGEST_HEADING && !/\n|[.,;!?…。،؛؟]$/u.test(text);
}

/** Whether a line continues the one above, which was broken at the width of the page. It then begins with a lowercase letter. */
export function continuesLine(above: string, line: string): boolean {
  return /^\p{Ll}/u.test(line) && !/[.:;!?]$/u.test(above);
}
