import * as childProcess from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { inspectDocument } from './inspect-document.ts';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  return { ...actual, spawn: jest.fn(actual.spawn) };
});

const LIMITS = { startMs: 60_000, fileMs: 60_000 };

describe('The process that opens a document', () => {
  let folder: string;
  beforeEach(() => {
    jest.mocked(childProcess.spawn).mockClear();
    folder = testFolder();
  });

  function file(content: string): string {
    const path = join(folder, 'document');
    writeFileSync(path, content);
    return path;
  }

  /** How each process ended: its code, or the signal that killed it. */
  function endings(): readonly unknown[] {
    const children = jest.mocked(childProcess.spawn).mock.results.map(({ value }): childProcess.ChildProcess => value);
    return children.map(({ exitCode, signalCode }) => signalCode ?? exitCode);
  }

  it('is killed at its limit, and the document is unreadable', async () => {
    // A pipe without an end, which the process reads for ever.
    const endless = join(folder, 'endless');
    childProcess.execFileSync('mkfifo', [endless]);
    const writer = openSync(endless, 'r+');
    try {
      const inspection = inspectDocument(endless, 'pdf', 50, { ...LIMITS, fileMs: 100 });
      await expect(inspection).resolves.toEqual({ refused: 'files.unreadable' });
    } finally {
      closeSync(writer);
    }
    expect(endings()).toEqual(['SIGKILL']);
  });

  it('ends after its answer', async () => {
    await expect(inspectDocument(file('no PDF'), 'pdf', 50)).resolves.toEqual({ refused: 'files.content' });
    expect(endings()).toEqual([0]);
  });

  it('refuses a document that it cannot take apart', async () => {
    await expect(inspectDocument(file('PK\x03\x04'), 'docx', undefined)).resolves.toEqual({ refused: 'files.unreadable' });
    await expect(inspectDocument(file(''), 'odt', undefined)).resolves.toEqual({ refused: 'files.unreadable' });
  });

  it('does not blame the document if it could not start in time', async () => {
    await expect(inspectDocument(file('no PDF'), 'pdf', 50, { ...LIMITS, startMs: 0 })).rejects.toThrow('does not start');
    expect(endings()).toEqual(['SIGKILL']);
  });

  it('fails with the error of the disk if the document is not there', async () => {
    await expect(inspectDocument(join(folder, 'none'), 'pdf', 50)).rejects.toThrow('ENOENT');
  });
});
