import { readRecords } from '../csv/csv-records.ts';

/** Rates a header: the number of its cells that the reader knows. */
export type HeaderScore = (header: readonly string[]) => number;

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The delimiter with the best header score; the comma when no header scores. */
export async function findDelimiter(beginning: string, scoreOf: HeaderScore): Promise<string> {
  let best: { readonly delimiter: string; readonly score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = scoreOf(await firstCells(beginning, delimiter));
    if (score > best.score) best = { delimiter, score };
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
