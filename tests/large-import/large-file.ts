import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** The contents of a generated spreadsheet. */
export interface LargeFile {
  readonly rows: number;
  /** Rows that an import must refuse. */
  readonly bad: number;
}

const PARAGRAPH =
  'Plan, build and repair. Work with “people” of all trades – in the yard, at sea,\nand in the office. Say ""yes"" to tools. ';

// One of each per thousand rows.
const BAD_ROWS = [
  (n: number) => `${n},Engineer ${n},Yard ${n % 900},Bergen,one,cell too many\n`,
  (n: number) => `${n},Engineer ${n},"Yard ${n % 900},Bergen,never closed\n`,
  (n: number) => `${n - 7},Engineer again,Yard,Oslo,repeated\n`,
  () => ',,,,\n',
];

/** Writes a spreadsheet of postings with at least this many bytes. Most rows have long texts, some are invalid. */
export async function writeLargeFile(path: string, bytes: number): Promise<LargeFile> {
  const stream = createWriteStream(path);
  stream.write('id,title,company,location,description\n');
  let rows = 0;
  let bad = 0;
  for (let written = 0; written < bytes; ) {
    rows++;
    const spoil = BAD_ROWS[rows % 1000];
    if (spoil !== undefined && rows > 1000) bad++;
    const row = spoil !== undefined && rows > 1000 ? spoil(rows) : goodRow(rows);
    written += Buffer.byteLength(row);
    if (!stream.write(row)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
  return { rows, bad };
}

function goodRow(n: number): string {
  return `${n},Engineer ${n},"Yard ${n % 900}, Inc",Harbour ${n % 300},"${PARAGRAPH.repeat(n % 60)}"\n`;
}
