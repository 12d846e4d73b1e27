import { minorDigits } from '#core/contract/minor-digits.ts';
import type { ColumnChange } from '#plugins/imports/contract/schemas.ts';
import type { SheetFields } from '#plugins/jobs/contract/posting-imports.ts';
import type { Salary } from '#plugins/jobs/contract/reply-schemas.ts';

/** Characters of a text in a difference. */
const SHOWN = 500;

/** Characters before the first difference. */
const CONTEXT = 60;

/** The differences of a row in words. */
export function changeTexts(before: SheetFields, after: SheetFields, changed: readonly (keyof SheetFields)[]): ColumnChange[] {
  return changed.map((column) => {
    const [was, is] = [textOf(before, column), textOf(after, column)];
    const start = firstDifference(was, is);
    return { column, before: shown(was, start), after: shown(is, start) };
  });
}

function textOf(fields: SheetFields, name: keyof SheetFields): string {
  const value = fields[name];
  if (value === null) return '';
  if (typeof value === 'object') return salaryText(value);
  if (name === 'workMode' || name === 'employmentType') return value.replaceAll('_', ' ');
  return name === 'postedAt' ? value.replace(/T00:00:00\.000Z$/, '') : value;
}

function salaryText({ min, max, currency, period }: Salary): string {
  const digits = minorDigits(currency);
  const ends = [...new Set([min, max].filter((end) => end !== null))].map((end) => String(end / 10 ** digits));
  const range =
    ends.length === 2 || (min !== null && max !== null) ? ends.join('–') : min === null ? `up to ${ends[0]}` : `from ${ends[0]}`;
  return `${currency} ${range} / ${period}`;
}

/** Where the difference begins to be shown: near the first different character of long texts. */
function firstDifference(one: string, other: string): number {
  if (one.length <= SHOWN && other.length <= SHOWN) return 0;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return Math.max(0, same - CONTEXT);
}

function shown(text: string, start: number): string {
  const part = [...text.slice(start, start + 2 * SHOWN)].slice(0, SHOWN).join('');
  return `${start > 0 && part !== '' ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`.toWellFormed();
}
