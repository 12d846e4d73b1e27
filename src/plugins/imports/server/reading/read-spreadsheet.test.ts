import * as childProcess from 'node:child_process';
import { allParts, refusalOf, sheetContent } from '../testing/sheet-content.ts';
import { textRow, workbook } from '../testing/test-workbook.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  return { ...actual, spawn: jest.fn(actual.spawn) };
});

const SMALL = Buffer.from('Name,Value\na,1\n');
// About 6 MB as lines, more than what pipes and streams hold.
const LARGE = workbook({
  rows: textRow(1, 'Name') + Array.from({ length: 2000 }, () => '<row><c t="s"><v>0</v></c></row>').join(''),
  sharedTexts: `<si><t>${'text '.repeat(600)}</t></si>`,
});

function never(): AbortSignal {
  return new AbortController().signal;
}

beforeEach(() => {
  jest.mocked(childProcess.spawn).mockClear();
});

function children(): readonly childProcess.ChildProcess[] {
  return jest.mocked(childProcess.spawn).mock.results.map(({ value }): childProcess.ChildProcess => value);
}

/** How each process ended: its code, or the signal that killed it. */
function endings(): readonly unknown[] {
  return children().map(({ exitCode, signalCode }) => signalCode ?? exitCode);
}

describe('Reading a spreadsheet in a process of its own', () => {
  test('gives the head and the rows of a CSV file and of a workbook', async () => {
    const rows = [{ line: 2, cells: ['a', '1'], faults: [] }];
    const content = { header: ['Name', 'Value'], layout: expect.objectContaining({ headerLine: 1 }), rows };
    expect(await sheetContent(readSpreadsheet(SMALL, { signal: never() }))).toEqual({ format: 'csv', ...content });
    const bytes = workbook({ rows: textRow(1, 'Name', 'Value') + textRow(2, 'a', '1') });
    expect(await sheetContent(readSpreadsheet(bytes, { signal: never() }))).toEqual({ format: 'xlsx', ...content });
  });

  test('gives the longest cell whole', async () => {
    const longest = '😀'.repeat(60_000);
    expect(await sheetContent(readSpreadsheet(Buffer.from(`Name,Text\na,${longest}\n`), { signal: never() }))).toMatchObject({
      rows: [{ line: 2, cells: ['a', longest], faults: [] }],
    });
  });

  test('gives a million empty rows in little time', async () => {
    let empty = '';
    for (let line = 2; line < 1_000_000; line++) empty += `<row r="${line}"/>`;
    const bytes = workbook({ rows: textRow(1, 'Name') + empty + textRow(1_048_576, 'last') });
    const { rows } = await sheetContent(readSpreadsheet(bytes, { signal: never() }));
    expect(rows).toEqual([{ line: 1_048_576, cells: ['last'], faults: [] }]);
  });

  test('throws the fault of a file that is refused, after the process has ended', async () => {
    expect(await refusalOf(readSpreadsheet(Buffer.from('%PDF-1.7'), { signal: never() }))).toEqual({ code: 'imports.kind' });
    expect(endings()).toHaveLength(1);
    expect(endings()[0]).not.toBeNull();
  });

  test('starts no process for a file of more than 5 MB', async () => {
    const bytes = Buffer.alloc(5 * 1024 * 1024 + 1, 'a');
    expect(await refusalOf(readSpreadsheet(bytes, { signal: never() }))).toEqual({ code: 'imports.too-large' });
    expect(endings()).toEqual([]);
  });

  test('does not blame the file if the process could not start in time', async () => {
    await expect(allParts(readSpreadsheet(SMALL, { signal: never(), limitMs: 0 }))).rejects.toThrow('does not start');
    expect(endings()).toEqual(['SIGKILL']);
  });

  test('refuses a file whose process is killed', async () => {
    const parts = readSpreadsheet(LARGE, { signal: never() });
    await parts.next();
    children()[0]?.kill('SIGKILL');
    expect(await refusalOf(parts)).toEqual({ code: 'imports.too-heavy' });
  });

  test('ends with the reason of the signal, and kills the process', async () => {
    const aborting = new AbortController();
    const parts = readSpreadsheet(LARGE, { signal: aborting.signal });
    await parts.next();
    aborting.abort(new Error('cancelled'));
    await expect(allParts(parts)).rejects.toThrow('cancelled');
    expect(endings()).toEqual(['SIGKILL']);
  });

  test('starts no process when the signal is aborted already', async () => {
    await expect(allParts(readSpreadsheet(SMALL, { signal: AbortSignal.abort(new Error('cancelled')) }))).rejects.toThrow('cancelled');
    expect(endings()).toEqual([]);
  });

  test('kills the process when the receiver leaves', async () => {
    for await (const _ of readSpreadsheet(LARGE, { signal: never() })) break;
    expect(endings()).toEqual(['SIGKILL']);
  });

  test('goes on only as parts are taken', async () => {
    const parts = readSpreadsheet(LARGE, { signal: never() });
    await parts.next();
    const [child] = children();
    const ended = new Promise((resolve) => child?.once('close', resolve));
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    // The process would write all of it in less time than another one needs for a whole file.
    await sheetContent(readSpreadsheet(LARGE, { signal: never() }));
    expect(isOver).toBe(false);
    await allParts(parts);
    await ended;
  });

  test('reads two files at once, and the third one after them', async () => {
    const first = readSpreadsheet(LARGE, { signal: never() });
    const second = readSpreadsheet(LARGE, { signal: never() });
    await Promise.all([first.next(), second.next()]);
    const third = sheetContent(readSpreadsheet(SMALL, { signal: never() }));
    const aborting = new AbortController();
    const fourth = allParts(readSpreadsheet(SMALL, { signal: aborting.signal }));
    aborting.abort(new Error('cancelled'));
    await expect(fourth).rejects.toThrow('cancelled');
    expect(endings()).toHaveLength(2);
    await first.return(undefined);
    await expect(third).resolves.toMatchObject({ header: ['Name', 'Value'] });
    await second.return(undefined);
    expect(endings()).toHaveLength(3);
  });
});
