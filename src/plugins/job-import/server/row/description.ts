import { lengthOf } from '#core/server/spreadsheets/text/clean-text.ts';
import { DESCRIPTION_HEADINGS } from '#plugins/jobs/contract/description-headings.ts';
import { IMPORT_LIMITS, type RowCells } from './row-cells.ts';

// A posting has one text, but files spread it over columns. The headings tell from which column a part came.
const SECTIONS = ['requirements', 'preferredSkills', 'benefits', 'companyProfile'] as const;

/** The posting's text from all columns that have a part of it; `undefined` without any part. */
export function readDescription(row: RowCells, unreadSalary: string | undefined): string | undefined {
  const parts = [row.text('description')];
  for (const field of SECTIONS) parts.push(section(field, row.text(field)));
  parts.push(section('unreadSalary', unreadSalary));

  const text = describeMasked(parts.filter((part) => part !== undefined).join('\n\n'));
  const length = lengthOf(text);
  if (length > IMPORT_LIMITS.description) {
    throw row.fault('description', { code: 'job-import.too-long', values: { length, limit: IMPORT_LIMITS.description } });
  }
  return text === '' ? undefined : text;
}

function section(part: keyof typeof DESCRIPTION_HEADINGS, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${DESCRIPTION_HEADINGS[part]}\n${text}`;
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
