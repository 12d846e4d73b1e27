import { readRecords } from '../csv/csv-records.ts';
import { meaningfulColumns } from './column-plan.ts';
import type { ColumnMapping } from './mapping-file.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The delimiter with which the header says most; the comma when none says anything. */
export async function findDelimiter(beginning: string, mapping: ColumnMapping): Promise<string> {
  let best: { readonly delimiter: string; readonly columns: number } = { delimiter: ',', columns: 0 };
  for (const delimiter of DELIMITERS) {
    const columns = meaningfulColumns(await firstCells(beginning, delimiter), mapping);
    if (columns > best.columns) best = { delimiter, columns };
  }
  return best.delimiter;
}

async function firstCells(text: string, delimiter: string): Promise<readonly string[]> {
  for await (const record of readRecords(once(text), delimiter)) return record.kind === 'cells' ? record.cells : [];
  return [];
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
