import * as childProcess from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectDocument } from './inspect-document.ts';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  return { ...actual, spawn: jest.fn(actual.spawn) };
});

// Every dictionary reaches to the end of the file, so that reading them takes hours.
const ENDLESS = `%PDF-1.7\n${'obj<<'.repeat(800_000)}`;

describe('The process that opens a document', () => {
  let folder: string;
  beforeEach(() => {
    jest.mocked(childProcess.spawn).mockClear();
    folder = mkdtempSync(join(tmpdir(), 'trellis-inspect-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
    await expect(inspectDocument(file(ENDLESS), 'pdf', 50, 5000)).resolves.toEqual({ refused: 'files.unreadable' });
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
    await expect(inspectDocument(file('no PDF'), 'pdf', 50, 0)).rejects.toThrow('does not start');
    expect(endings()).toEqual(['SIGKILL']);
  });

  it('fails with the error of the disk if the document is not there', async () => {
    await expect(inspectDocument(join(folder, 'none'), 'pdf', 50)).rejects.toThrow('ENOENT');
  });
});
