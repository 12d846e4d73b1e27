import * as childProcess from 'node:child_process';
import { once } from 'node:events';
import { makeWorkbook } from './make-workbook.ts';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  return { ...actual, spawn: jest.fn(actual.spawn) };
});

const HEAD = `${JSON.stringify({ sheetName: 'S', isRightToLeft: false, titles: ['T'], widths: [12] })}\n`;
const staying = new AbortController().signal;

beforeEach(() => jest.mocked(childProcess.spawn).mockClear());

function child(): childProcess.ChildProcess {
  const [started] = jest.mocked(childProcess.spawn).mock.results;
  if (started === undefined) throw new Error('No process was started');
  return started.value;
}

/** How the process ended: its code, or the signal that killed it. */
async function ending(): Promise<unknown> {
  const { exitCode, signalCode } = child();
  if (exitCode === null && signalCode === null) await once(child(), 'exit');
  return child().signalCode ?? child().exitCode;
}

async function* lines(...given: string[]): AsyncGenerator<string> {
  yield* given;
}

/** Lines of a table that is never complete. */
async function* endless(whenOver: () => void): AsyncGenerator<string> {
  try {
    yield HEAD;
    for (;;) yield `${JSON.stringify(['x'.repeat(60_000)])}\n`;
  } finally {
    whenOver();
  }
}

const TOO_HEAVY = { code: 'invalid', issues: [{ path: 'format', code: 'spreadsheets.too-heavy' }] };

describe('The process that makes a workbook', () => {
  it('makes it and ends', async () => {
    const workbook = await makeWorkbook(lines(`${HEAD}["a"]\n"end"\n`), staying);
    expect(Buffer.from(workbook).toString('latin1', 0, 4)).toBe('PK\x03\x04');
    expect(await ending()).toBe(0);
  });

  it('makes none of an input that broke off', async () => {
    await expect(makeWorkbook(lines(`${HEAD}["a"]\n`), staying)).rejects.toThrow('ended with code 1');
    await expect(makeWorkbook(lines(`${HEAD}["a"`), staying)).rejects.toThrow('ended with code 1');
  });

  it('is killed when the lines fail, whose error is thrown', async () => {
    async function* failing(): AsyncGenerator<string> {
      yield HEAD;
      throw new Error('The database is away.');
    }
    await expect(makeWorkbook(failing(), staying)).rejects.toThrow('The database is away.');
    expect(['SIGKILL', 1]).toContain(await ending());
  });

  it('is killed at its limit', async () => {
    await expect(makeWorkbook(lines(`${HEAD}["a"]\n"end"\n`), staying, 0)).rejects.toMatchObject(TOO_HEAVY);
    expect(await ending()).toBe('SIGKILL');
  });

  it('is killed at once when the receiver leaves, and the lines end', async () => {
    const leaving = new AbortController();
    let isOver = false;
    const made = makeWorkbook(
      endless(() => {
        isOver = true;
      }),
      leaving.signal,
    );
    await once(child(), 'spawn');
    leaving.abort();
    await expect(made).rejects.toThrow('aborted');
    expect(await ending()).toBe('SIGKILL');
    expect(isOver).toBe(true);
  });

  it('may die while it is fed, and nothing waits for it', async () => {
    let isOver = false;
    const made = makeWorkbook(
      endless(() => {
        isOver = true;
      }),
      staying,
    );
    await once(child(), 'spawn');
    child().kill('SIGKILL');
    await expect(made).rejects.toMatchObject(TOO_HEAVY);
    expect(isOver).toBe(true);
  });

  it('fails with an error when it cannot be started', async () => {
    const { spawn } = jest.requireActual<typeof childProcess>('node:child_process');
    jest.mocked(childProcess.spawn).mockImplementationOnce((_program, args, options) => spawn('/no/such/program', args, options));
    await expect(makeWorkbook(lines(`${HEAD}"end"\n`), staying)).rejects.toThrow('ENOENT');
  });
});
