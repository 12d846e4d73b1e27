import { cleanLine, lengthOf } from '#core/server/spreadsheets/text/clean-text.ts';
import type { ImportedPosting } from '#plugins/jobs/contract/imported-postings.ts';
import type { ColumnPlan } from '../columns/column-plan.ts';
import { readDescription } from './description.ts';
import { readEmploymentType, readWorkMode } from './employment.ts';
import { firstName } from './name-list.ts';
import { readDate } from './posting-date.ts';
import { CellFault, excerpt, IMPORT_LIMITS, RowCells } from './row-cells.ts';
import { readSalary } from './salary.ts';

/** Why a row is not imported. */
export interface Rejection {
  /** First line of the row in the file, from 1. */
  readonly line: number;
  /** Empty for the whole row. */
  readonly column: string;
  readonly reason: string;
}

/** Reads one row. @throws CellFault when the row is rejected; without a column, the fault is the whole row */
export function readPosting(plan: ColumnPlan, cells: readonly string[], now: Date): ImportedPosting {
  if (cells.every((cell) => cell.trim() === '')) throw new CellFault('', 'is empty');
  if (cells.length !== plan.width) {
    throw new CellFault('', `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the header has ${plan.width}`);
  }
  const row = new RowCells(plan, cells);
  const title = readTitle(row);
  const company = readCompany(row);
  refuseFraud(row);
  const salary = readSalary(row);
  const location = row.line('location', IMPORT_LIMITS.location);
  return {
    externalId: readId(row),
    title,
    company,
    location,
    workMode: readWorkMode(row) ?? (location?.toLowerCase() === 'remote' ? 'remote' : undefined),
    category: readCategory(row, 'category') ?? readCategory(row, 'industry'),
    employmentType: readEmploymentType(row),
    salary: salary.read,
    description: readDescription(row, salary.unread),
    seniority: row.line('seniority', IMPORT_LIMITS.label),
    postedAt: readDate(row, now),
  };
}

/** Rejects postings that research sets mark as fraudulent, so that candidates do not apply to them. */
function refuseFraud(row: RowCells): void {
  const mark = row.raw('fraudulent').trim().toLowerCase();
  if (['', '0', 'f', 'false', 'no', 'n'].includes(mark)) return;
  if (['1', 't', 'true', 'yes', 'y'].includes(mark)) throw row.fault('fraudulent', 'marks the posting as fraudulent');
  throw row.fault('fraudulent', `contains ${excerpt(mark)} instead of yes or no; the row may be shifted`);
}

function readId(row: RowCells): string | undefined {
  const id = row.line('id', IMPORT_LIMITS.id);
  if (id?.includes(' ') && !/\p{N}/u.test(id)) {
    throw row.fault('id', `contains ${excerpt(id)} instead of an id; the row may be shifted`);
  }
  return id;
}

function readTitle(row: RowCells): string {
  const title = cleanLine(row.raw('title'));
  const length = lengthOf(title);
  if (length === 0) throw row.fault('title', 'is empty');
  if (length <= IMPORT_LIMITS.title) return title;
  throw row.fault('title', `has ${length.toLocaleString('en')} characters; the limit is ${IMPORT_LIMITS.title}`);
}

function readCompany(row: RowCells): string {
  if (!row.has('company')) throw row.fault('company', 'has no column in the file; pass the name of the company with --company');
  const company = row.line('company', IMPORT_LIMITS.company);
  if (company === undefined) throw row.fault('company', 'is empty');
  return company;
}

function readCategory(row: RowCells, field: 'category' | 'industry'): string | undefined {
  const name = firstName(row.text(field) ?? '');
  if (name === undefined || lengthOf(name) <= IMPORT_LIMITS.category) return name;
  throw row.fault(
    field,
    `contains ${excerpt(name)}, but the limit of a category name is ${IMPORT_LIMITS.category} characters; the row may be shifted`,
  );
}
