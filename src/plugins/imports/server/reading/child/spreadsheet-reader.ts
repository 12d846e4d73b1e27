import { readContent } from '../read-content.ts';
import { type SheetChoice, type SheetRow, SpreadsheetRefused } from '../sheet-part.ts';
import { READY, type ReaderLine } from './reader-line.ts';
import { readerCells, readerLine } from './reader-line-schema.ts';
import { READING_LIMIT_MS } from './reader-program.ts';
import { WorkingTime } from './working-time.ts';

// The process that reads a spreadsheet: takes it from the standard input, behind a line with the choice of the user, and writes its parts to the standard output as they are taken.

/** Characters of a row that is sent as a long one, and of the beginnings of its cells. */
const LONG_ROW = 32 * 1024;
const BEGINNING = 500;

// A server that was killed can no longer end this process.
const time = new WorkingTime(READING_LIMIT_MS, () => process.exit(1));

await write(READY);
// The server believes the form of the lines. Here, the check delays no request.
const given = await input();
const firstLine = given.indexOf('\n');
const choice: SheetChoice = JSON.parse(given.toString('utf8', 0, firstLine));
for await (const line of linesOf(given.subarray(firstLine + 1), choice)) await write(line);
process.exit();

async function input(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* linesOf(content: Buffer, chosen: SheetChoice): AsyncGenerator<string> {
  try {
    for await (const part of readContent(content, chosen)) {
      if (part.kind === 'rows') yield* linesOfRows(part.rows);
      else yield lineOf(part);
    }
    yield lineOf({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof SpreadsheetRefused)) throw error;
    yield lineOf({ kind: 'refused', fault: error.fault });
  }
}

function* linesOfRows(rows: readonly SheetRow[]): Generator<string> {
  let short: SheetRow[] = [];
  for (const row of rows) {
    if (!isLong(row)) {
      short.push(row);
      continue;
    }
    if (short.length > 0) yield lineOf({ kind: 'rows', rows: short });
    short = [];
    yield lineOf({ kind: 'long', row: { ...row, cells: row.cells.map((cell) => cell.slice(0, BEGINNING).toWellFormed()) } });
    yield JSON.stringify(readerCells.parse(row.cells));
  }
  if (short.length > 0) yield lineOf({ kind: 'rows', rows: short });
}

function lineOf(line: ReaderLine): string {
  return JSON.stringify(readerLine.parse(line));
}

/** Whether the server should not make texts of the row: V8 gives the memory of such texts back late. */
function isLong({ cells }: SheetRow): boolean {
  return cells.reduce((sum, cell) => sum + cell.length, 0) > LONG_ROW;
}

/** Resolves when the server has taken the line. Without a server, the process ends by the failed write. */
async function write(line: string): Promise<void> {
  time.pause();
  await new Promise<void>((resolve) => process.stdout.write(`${line}\n`, () => resolve()));
  time.goOn();
}
