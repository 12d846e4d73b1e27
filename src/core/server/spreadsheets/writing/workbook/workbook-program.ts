import writeWorkbook, { type Cell, type Row } from 'write-excel-file/node';
import { END, type SentCell, type WorkbookHead } from './workbook-input.ts';

// The process that makes a workbook of the lines in its standard input. It writes the number of bytes in one line, then the workbook.

type Line = WorkbookHead | readonly SentCell[] | typeof END;

const TITLE = Object.freeze({ fontWeight: 'bold', format: '@' } as const);
const HELP = Object.freeze({ fontStyle: 'italic', wrap: true, alignVertical: 'top', format: '@' } as const);

let head: WorkbookHead | undefined;
let isWhole = false;
const rows: Row[] = [];

for await (const line of linesOf(process.stdin.setEncoding('utf8'))) {
  const value: Line = JSON.parse(line);
  if (value === END) isWhole = true;
  else if ('titles' in value) head = value;
  else rows.push(value.map(cellOf));
}
// The server has ended, or does not want the workbook any more.
if (head === undefined || !isWhole) process.exit(1);

const { sheetName, isRightToLeft, titles, widths, help } = head;
const above: Row[] = [
  titles.map((text) => textCell(text, TITLE)),
  ...(help === undefined ? [] : [help.map((text) => textCell(text, HELP))]),
];
const workbook = await writeWorkbook([...above, ...rows], {
  sheet: sheetName,
  rightToLeft: isRightToLeft,
  stickyRowsCount: above.length,
  columns: widths.map((width) => ({ width })),
}).toBuffer();
process.stdout.write(`${workbook.length}\n`);
process.stdout.end(workbook);

// Not the module `readline`, which also ends a line at U+2028, which JSON may contain.
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function cellOf(cell: SentCell): Cell {
  if (typeof cell === 'string') return textCell(cell, { format: '@' });
  if (typeof cell !== 'object' || cell === null) return cell;
  return { value: new Date(cell.at), format: 'yyyy-mm-dd hh:mm:ss' };
}

/** A text cell has the format of texts, so that a text that begins like a formula also stays a text when a person edits it. */
function textCell(text: string, style: typeof TITLE | typeof HELP | { readonly format: '@' }): Cell {
  return text === '' ? null : { value: safeKey(text), ...style };
}

/**
 * The library looks texts up in an object, where the names of inherited properties are no free keys. It leaves out control characters when
 * it writes the text, so one of them makes another key of the same text.
 */
function safeKey(text: string): string {
  return text in Object.prototype ? `\0${text}` : text;
}
