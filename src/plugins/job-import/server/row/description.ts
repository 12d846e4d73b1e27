import { lengthOf } from '#core/server/spreadsheets/text/clean-text.ts';
import { richTextOfMarkdown } from '#core/server/text/rich-text-of-markdown.ts';
import { DESCRIPTION_HEADINGS } from '#plugins/jobs/contract/description-headings.ts';
import { IMPORT_LIMITS, type RowCells } from './row-cells.ts';

// A posting has one text, but files spread it over columns. The headings tell from which column a part came.
const SECTIONS = ['requirements', 'preferredSkills', 'benefits', 'companyProfile'] as const;

/** The text of a posting in a file. */
export interface ReadDescription {
  /** Plain text. */
  readonly text: string;
  /** The same as HTML in its normal form, for a text that is Markdown. */
  readonly html?: string;
}

/** The posting's text from all columns that have a part of it; `undefined` without any part. */
export function readDescription(row: RowCells, unreadSalary: string | undefined): ReadDescription | undefined {
  const given = [undefined, ...SECTIONS].map((field) => ({ heading: headingOf(field), text: lineEnds(row.text(field ?? 'description')) }));
  const parts = [...given, { heading: headingOf('unreadSalary'), text: unreadSalary }].filter(hasText);

  const text = describeMasked(joined(parts, (heading) => `${heading}\n`));
  const length = lengthOf(text);
  if (length > IMPORT_LIMITS.description) {
    throw row.fault('description', { code: 'job-import.too-long', values: { length, limit: IMPORT_LIMITS.description } });
  }
  if (text === '') return undefined;
  // Only the marks of the file count. After it is clear that it is Markdown, the headings are bold lines too.
  if (richTextOfMarkdown(text) === undefined) return { text };
  return richTextOfMarkdown(describeMasked(joined(parts, (heading) => `**${heading}**  \n`))) ?? { text };
}

const WRITTEN_LINE_END = /(?:\\r)?\\n/g;

/** Programs that write each text on one line have two characters for a line end: `\\n`. */
function lineEnds(text: string | undefined): string | undefined {
  if (text === undefined || text.includes('\n') || (text.match(WRITTEN_LINE_END) ?? []).length < 2) return text;
  return text.replace(WRITTEN_LINE_END, '\n');
}

interface Part {
  readonly heading: string | undefined;
  readonly text: string;
}

function hasText(part: Omit<Part, 'text'> & { readonly text: string | undefined }): part is Part {
  return part.text !== undefined;
}

function headingOf(part: keyof typeof DESCRIPTION_HEADINGS | undefined): string | undefined {
  return part === undefined ? undefined : DESCRIPTION_HEADINGS[part];
}

function joined(parts: readonly Part[], above: (heading: string) => string): string {
  return parts.map(({ heading, text }) => (heading === undefined ? text : above(heading) + text)).join('\n\n');
}

const MASKED = /#(URL|EMAIL|PHONE)_[0-9a-f]{64}#/g;

const WITHHELD: Readonly<Record<string, string>> = {
  URL: '[web address withheld]',
  EMAIL: '[email address withheld]',
  PHONE: '[phone number withheld]',
};

/** Replaces masked details with words. Sources put a kind and a hash of 64 digits in place of personal details. */
export function describeMasked(text: string): string {
  return text.includes('#') ? text.replace(MASKED, (mask, kind: string) => WITHHELD[kind] ?? mask) : text;
}
