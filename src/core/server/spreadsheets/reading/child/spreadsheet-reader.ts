import { readContent } from '../read-content.ts';
import { SpreadsheetRefused } from '../sheet-part.ts';
import { READY, type ReaderLine } from './reader-line.ts';
import { readerLine } from './reader-line-schema.ts';
import { READING_LIMIT_MS } from './reader-program.ts';
import { WorkingTime } from './working-time.ts';

// The process that reads a spreadsheet: takes it from the standard input, and writes its parts to the standard output as they are taken.

// A server that was killed can no longer end this process.
const time = new WorkingTime(READING_LIMIT_MS, () => process.exit(1));

await write(READY);
// The server believes the form of the lines. Here, the check delays no request.
for await (const line of linesOf(await input())) await write(JSON.stringify(readerLine.parse(line)));
process.exit();

async function input(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* linesOf(content: Buffer): AsyncGenerator<ReaderLine> {
  try {
    yield* readContent(content);
    yield { kind: 'end' };
  } catch (error) {
    if (!(error instanceof SpreadsheetRefused)) throw error;
    yield { kind: 'refused', fault: error.fault };
  }
}

/** Resolves when the server has taken the line. Without a server, the process ends by the failed write. */
async function write(line: string): Promise<void> {
  time.pause();
  await new Promise<void>((resolve) => process.stdout.write(`${line}\n`, () => resolve()));
  time.goOn();
}
