import type { Issue } from '#core/contract/errors.ts';
import { lengthOf } from '#core/server/spreadsheets/text/clean-text.ts';
import type { SheetFields, StoredSheetFields } from '#plugins/jobs/contract/posting-imports.ts';
import { postingRowIssue } from '../row/posting-row-issue.ts';
import { IMPORT_LIMITS } from '../row/row-cells.ts';
import { descriptionAfter, type TextPart, withoutUnreadSalary } from './description-after.ts';
import { type HasColumn, hasSalary, salaryAfter } from './salary-after.ts';
import type { SheetValue } from './sheet-value.ts';

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
