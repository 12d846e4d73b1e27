import type { Issue } from '#core/contract/errors.ts';
import { minorDigits } from '#core/contract/minor-digits.ts';
import { lengthOf } from '#core/server/spreadsheets/text/clean-text.ts';
import type { ColumnChange } from '#plugins/imports/contract/schemas.ts';
import type { SheetFields, StoredSheetFields } from '#plugins/jobs/contract/posting-imports.ts';
import type { Salary } from '#plugins/jobs/contract/reply-schemas.ts';
import { IMPORT_LIMITS, postingRowIssue } from '../row/row-cells.ts';
import { descriptionAfter, type TextPart, withoutUnreadSalary } from './description-after.ts';
import type { SheetValue } from './row-reader.ts';
import { type HasColumn, hasSalary, salaryAfter } from './salary-after.ts';

const TEXT_PARTS = ['description', 'requirements', 'preferredSkills', 'benefits', 'companyProfile'] as const;

/** The fields of a posting after the import of a row. Fields for which the file has no column stay as they are stored. */
export function fieldsAfter(value: SheetValue, stored: StoredSheetFields | undefined, has: HasColumn): SheetFields | readonly Issue[] {
  const pay = salaryAfter(stored?.salary ?? null, value.salary, has);
  if ('code' in pay) return [pay];
  const description = textAfter(value, stored, { has, isUnread: pay.isUnread });
  const length = lengthOf(description ?? '');
  if (length > IMPORT_LIMITS.description) {
    return [postingRowIssue('description', { code: 'job-import.too-long', values: { length, limit: IMPORT_LIMITS.description } })];
  }
  return {
    title: value.title,
    // A company may have another name since. The same row does not mean another company then.
    company: stored?.contentHash === value.contentHash ? stored.company : value.company,
    location: has('location') ? value.location : (stored?.location ?? null),
    // A location may say that the work is remote.
    workMode: has('workMode') || value.workMode !== null ? value.workMode : (stored?.workMode ?? null),
    category: has('category') || has('industry') ? value.category : (stored?.category ?? null),
    employmentType: has('employmentType') ? value.employmentType : (stored?.employmentType ?? null),
    salary: pay.salary,
    description,
    ...(value.descriptionHtml !== undefined && description === value.description ? { descriptionHtml: value.descriptionHtml } : {}),
    seniority: has('seniority') ? value.seniority : (stored?.seniority ?? null),
    postedAt: value.postedAt ?? stored?.postedAt ?? null,
  };
}

function textAfter(
  value: SheetValue,
  stored: StoredSheetFields | undefined,
  { has, isUnread }: { readonly has: HasColumn; readonly isUnread: boolean },
): string | null {
  // The reader has added the salary to the text, but it was completed by the stored one.
  const isCompleted = value.salary.unread !== null && !isUnread;
  const text = isCompleted ? withoutUnreadSalary(value.description) : value.description;
  if (stored === undefined) return text;
  const columns = new Set<TextPart>(TEXT_PARTS.filter(has));
  if (hasSalary(has)) columns.add('unreadSalary');
  return descriptionAfter(stored.description, text, columns);
}

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
  if (value === null || value === undefined) return '';
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
