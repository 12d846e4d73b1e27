import { cleanLine, lengthOf } from '#core/server/spreadsheets/text/clean-text.ts';
import type { FieldSources } from '../columns/field-sources.ts';
import { readDescription } from './description.ts';
import { readEmploymentType, readWorkMode } from './employment.ts';
import type { ImportedPosting } from './imported-posting.ts';
import { firstName } from './name-list.ts';
import { readDate } from './posting-date.ts';
import { beginning, CellFault, IMPORT_LIMITS, RowCells } from './row-cells.ts';
import { readSalaryInParts, type SalaryInParts } from './salary.ts';

/** A posting and what was read of its salary. */
export interface ReadRow {
  readonly posting: ImportedPosting;
  readonly salary: SalaryInParts;
}

/** Reads one row. @throws CellFault when the row is rejected; without a column, the fault is the whole row */
export function readRow(sources: FieldSources, cells: readonly string[], now: Date): ReadRow {
  if (cells.every((cell) => cell.trim() === '')) throw new CellFault('', { code: 'job-import.empty-row' });
  const row = new RowCells(sources, cells);
  const title = readTitle(row);
  const company = readCompany(row);
  refuseFraud(row);
  const salary = readSalaryInParts(row);
  const location = row.line('location', IMPORT_LIMITS.location);
  const description = readDescription(row, salary.unread);
  const posting: ImportedPosting = {
    externalId: readId(row),
    title,
    company,
    location,
    workMode: readWorkMode(row) ?? (location?.toLowerCase() === 'remote' ? 'remote' : undefined),
    category: readCategory(row, 'category') ?? readCategory(row, 'industry'),
    employmentType: readEmploymentType(row),
    salary: salary.read,
    description: description?.text,
    descriptionHtml: description?.html,
    seniority: row.line('seniority', IMPORT_LIMITS.label),
    postedAt: readDate(row, now),
  };
  return { posting, salary };
}

/** Rejects postings that research sets mark as fraudulent, so that candidates do not apply to them. */
function refuseFraud(row: RowCells): void {
  const mark = row.raw('fraudulent').trim().toLowerCase();
  if (['', '0', 'f', 'false', 'no', 'n'].includes(mark)) return;
  if (['1', 't', 'true', 'yes', 'y'].includes(mark)) {
    throw row.fault('fraudulent', { code: 'job-import.fraudulent' });
  }
  throw row.fault('fraudulent', {
    code: 'job-import.not-yes-no',
    values: { value: beginning(mark) },
  });
}

export function readId(row: RowCells): string | undefined {
  const id = row.line('id', IMPORT_LIMITS.id);
  if (id?.includes(' ') && !/\p{N}/u.test(id)) {
    throw row.fault('id', {
      code: 'job-import.not-an-id',
      values: { value: beginning(id) },
    });
  }
  return id;
}

function readTitle(row: RowCells): string {
  const title = cleanLine(row.raw('title'));
  const length = lengthOf(title);
  if (length === 0) throw row.fault('title', { code: 'job-import.empty-cell' });
  if (length <= IMPORT_LIMITS.title) return title;
  throw row.fault('title', {
    code: 'job-import.too-long',
    values: { length, limit: IMPORT_LIMITS.title },
  });
}

function readCompany(row: RowCells): string {
  if (!row.has('company')) throw row.fault('company', { code: 'job-import.no-company' });
  const company = row.line('company', IMPORT_LIMITS.company);
  if (company === undefined) throw row.fault('company', { code: 'job-import.empty-cell' });
  return company;
}

function readCategory(row: RowCells, field: 'category' | 'industry'): string | undefined {
  const name = firstName(row.text(field) ?? '');
  if (name === undefined) return undefined;
  const length = lengthOf(name);
  if (length <= IMPORT_LIMITS.category) return name;
  throw row.fault(field, { code: 'job-import.too-long-shifted', values: { length, limit: IMPORT_LIMITS.category } });
}
