import type { CsvRecord } from '#core/server/spreadsheets/csv/csv-records.ts';
import { decidedForm, FormNotes, type WrittenForm } from '#core/server/spreadsheets/written/form-notes.ts';
import type { ColumnPlan, FieldSource } from './column-plan.ts';
import { decimalOfHeader } from './header-words.ts';
import type { PostingField } from './posting-field.ts';

const AMOUNTS: readonly PostingField[] = ['salary', 'salaryMin', 'salaryMax'];
const DATES: readonly PostingField[] = ['postedAt'];

/** A file whose columns were found. */
interface PlannedFile {
  readonly header: readonly string[];
  readonly delimiter: string;
  readonly rows: AsyncIterable<CsvRecord>;
}

/** The plan with the forms in which the file has amounts and dates, which all rows together show. */
export async function withForms(plan: ColumnPlan, { header, delimiter, rows }: PlannedFile): Promise<ColumnPlan> {
  const fields = [AMOUNTS, DATES].map((group) => group.filter((field) => plan.sources[field]?.kind === 'column'));
  if (fields.flat().length === 0) return plan;
  const notes = fields.map((group) => [group, new FormNotes()] as const);
  for await (const row of rows) {
    if (row.kind !== 'cells') continue;
    for (const [group, noted] of notes) for (const field of group) noted.add(cellOf(row.cells, plan.sources[field]), false);
  }
  // Programs write semicolons between cells where the comma is the decimal sign.
  const language = delimiter === ';' ? 'comma' : decimalOfHeader(header);
  const sources = { ...plan.sources };
  for (const [group, { noted }] of notes) {
    for (const field of group) Object.assign(sources, { [field]: withForm(sources[field], decidedForm(noted, language)) });
  }
  return { ...plan, sources };
}

function cellOf(cells: readonly string[], source: FieldSource | undefined): string {
  return source?.kind === 'column' ? (cells[source.index]?.trim() ?? '') : '';
}

/** What the mapping says about a column counts. */
function withForm(source: FieldSource | undefined, { decimal, dateOrder }: WrittenForm): FieldSource | undefined {
  if (source?.kind !== 'column') return source;
  return { ...source, form: { decimal: source.form?.decimal ?? decimal, dateOrder: source.form?.dateOrder ?? dateOrder } };
}
