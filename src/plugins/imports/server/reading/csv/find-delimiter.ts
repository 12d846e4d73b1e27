import { type CsvRecord, readRecords } from '#core/server/spreadsheets/csv/csv-records.ts';

const DELIMITERS = [',', ';', '\t', '|'];

/** Records and characters at the beginning of a text by which its delimiter is found. */
const BEGINNING = { records: 50, characters: 256 * 1024 };

interface Score {
  /** Share of the records that have as many cells as the first one. */
  readonly consistency: number;
  readonly cells: number;
}

/** The delimiter that gives the most consistent number of cells, the larger number of equal ones. The comma if there is only one column. */
export async function findDelimiter(text: string): Promise<string> {
  let best = { delimiter: ',', consistency: 0, cells: 1 };
  for (const delimiter of DELIMITERS) {
    const { consistency, cells } = scoreOf(await firstRecords(text, delimiter));
    const isBetter = consistency > best.consistency || (consistency === best.consistency && cells > best.cells);
    if (cells > 1 && isBetter) best = { delimiter, consistency, cells };
  }
  return best.delimiter;
}

function scoreOf(records: readonly CsvRecord[]): Score {
  const counts = records.map((record) => (record.kind === 'cells' ? record.cells.length : 0));
  const cells = counts.find((count) => count > 0) ?? 0;
  return { cells, consistency: counts.filter((count) => count === cells).length / Math.max(counts.length, 1) };
}

async function firstRecords(text: string, delimiter: string): Promise<readonly CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readRecords([text.slice(0, BEGINNING.characters)], delimiter)) {
    records.push(record);
    if (records.length > BEGINNING.records) break;
  }
  // The last one may be cut off.
  return text.length > BEGINNING.characters && records.length > 1 ? records.slice(0, -1) : records;
}
