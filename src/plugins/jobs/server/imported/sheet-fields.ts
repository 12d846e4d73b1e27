import type { SheetFields, StoredSheetFields } from '../../contract/posting-imports.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';
import { changedDescription, type Description } from '../description.ts';
import { type PostingRow, salaryOf } from '../job-mapping.ts';

/** The fields of a stored posting that spreadsheets have. */
export function sheetFieldsOf(row: PostingRow): StoredSheetFields {
  return {
    title: row.title,
    company: row.company_name,
    location: row.location,
    workMode: row.work_mode,
    category: row.category_name,
    employmentType: row.employment_type,
    salary: salaryOf(row),
    description: row.description,
    seniority: row.seniority,
    postedAt: row.published_at?.toISOString() ?? null,
    contentHash: row.content_hash.toString('hex'),
  };
}

/** The posting as its form has it, after the import. */
export function formFields(before: PostingFields, fields: SheetFields, categoryCode: string | null): PostingFields {
  const { salary } = fields;
  return {
    ...before,
    ...textAfter(before, fields),
    title: fields.title,
    location: fields.location ?? '',
    workMode: fields.workMode ?? '',
    employmentType: fields.employmentType ?? '',
    category: categoryCode ?? '',
    salary: salary === null ? withoutSalary(before) : { ...salary },
  };
}

/** HTML of an import is in its normal form, and may be longer than that of a form. */
function textAfter(before: PostingFields, { description, descriptionHtml }: SheetFields): Description {
  if (description !== null && descriptionHtml !== undefined) return { description, descriptionHtml };
  return changedDescription(before, { description: description ?? '' });
}

/** A draft may have half a salary, which spreadsheets neither have nor change. */
function withoutSalary({ salary }: PostingFields): PostingFields['salary'] {
  return salary.currency === '' || salary.period === '' ? salary : { min: null, max: null, currency: '', period: '' };
}
