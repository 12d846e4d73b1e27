import { DESCRIPTION_HEADINGS } from '#plugins/jobs/contract/description-headings.ts';

type Section = keyof typeof DESCRIPTION_HEADINGS;

/** A part of the text: the main text, or the text under a heading. */
export type TextPart = 'description' | Section;

const SECTIONS = Object.keys(DESCRIPTION_HEADINGS) as Section[];
const PARTS: readonly TextPart[] = ['description', ...SECTIONS];
const SECTION_OF_HEADING: ReadonlyMap<string, Section> = new Map(SECTIONS.map((section) => [DESCRIPTION_HEADINGS[section], section]));

/**
 * The text after an import. Parts for which the file has no column stay as they are stored. A text whose parts stay is unchanged in every
 * character.
 *
 * @param given the text of the row, from all columns of the file that have a part of it
 * @param columns the parts for which the file has a column
 */
export function descriptionAfter(stored: string | null, given: string | null, columns: ReadonlySet<TextPart>): string | null {
  if (columns.size === 0) return stored;
  if (stored === null) return given;
  const [before, after] = [partsOf(stored), partsOf(given ?? '')];
  // The main text of a row may have headings of its own.
  const written = new Set<TextPart>([...columns, ...after.keys()]);
  if ([...written].every((part) => (before.get(part) ?? '') === (after.get(part) ?? ''))) return stored;
  if ([...before.keys()].every((part) => written.has(part))) return given;
  return textOf(new Map(PARTS.map((part) => [part, (written.has(part) ? after : before).get(part) ?? '']))) || null;
}

/** The text without the salary that could not be read. */
export function withoutUnreadSalary(text: string | null): string | null {
  if (text === null) return null;
  const parts = partsOf(text);
  return parts.delete('unreadSalary') ? textOf(parts) || null : text;
}

/** The parts with text. A heading that comes again continues its part. */
function partsOf(text: string): Map<TextPart, string> {
  const paragraphs = new Map<TextPart, string[]>();
  let part: TextPart = 'description';
  for (const paragraph of text.split('\n\n')) {
    let own = paragraph;
    for (let section = headingOf(own); section !== undefined; section = headingOf(own)) {
      part = section;
      own = own.slice(own.indexOf('\n') + 1);
    }
    const known = paragraphs.get(part);
    if (known === undefined) paragraphs.set(part, [own]);
    else known.push(own);
  }
  const parts = [...paragraphs].map(([name, own]) => [name, own.join('\n\n').replace(/^\n+|\n+$/g, '')] as const);
  return new Map(parts.filter(([, own]) => own !== ''));
}

/** The part whose heading is the first line. A heading alone is a line of the text. */
function headingOf(paragraph: string): Section | undefined {
  const end = paragraph.indexOf('\n');
  return end === -1 ? undefined : SECTION_OF_HEADING.get(paragraph.slice(0, end));
}

function textOf(parts: ReadonlyMap<TextPart, string>): string {
  return PARTS.flatMap((part) => {
    const text = parts.get(part) ?? '';
    if (text === '') return [];
    return part === 'description' ? [text] : [`${DESCRIPTION_HEADINGS[part]}\n${text}`];
  }).join('\n\n');
}
