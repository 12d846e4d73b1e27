import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { CommandFault } from '../../errors/command-fault.ts';
import { inspectFile } from './inspect-file.ts';

const folder = testFolder();

function file(content: string | Uint8Array): string {
  const path = join(folder, 'jobs.csv');
  writeFileSync(path, content);
  return path;
}

async function refusal(path: string): Promise<string> {
  const error: unknown = await inspectFile(path).then(
    () => undefined,
    (fault: unknown) => fault,
  );
  if (error instanceof CommandFault) return error.message;
  throw new Error(`It was not refused: ${String(error)}`);
}

test('a UTF-8 file is accepted, with or without a byte order mark', async () => {
  expect(await inspectFile(file('\uFEFFtitle,company\nKoch für Café,Ärzte\n'))).toEqual({ path: join(folder, 'jobs.csv'), size: 40 });
  expect(await inspectFile(file('title\n😀\n'))).toMatchObject({ size: 11 });
});

test('characters that cross the boundary of two reads stay complete', async () => {
  for (const shift of [0, 1, 2, 3]) {
    const path = file('x'.repeat(shift) + '😀é€'.repeat(60_000));
    await expect(inspectFile(path)).resolves.toMatchObject({ path });
  }
});

test.each([
  ['no bytes', ''],
  ['a byte order mark alone', '\uFEFF'],
  ['white space alone', ' \r\n\t\n'],
])('a file of %s is empty', async (_, content) => {
  expect(await refusal(file(content))).toBe('The file jobs.csv is empty.');
});

test('a file that is not UTF-8 is refused, with its first invalid line', async () => {
  expect(await refusal(file(Buffer.from('title\nok\nCaf\xe9,x\n', 'latin1')))).toContain('is not UTF-8 (line 3 is the first that is not)');
});

test('a file whose last character is cut short is refused', async () => {
  expect(await refusal(file(Buffer.concat([Buffer.from('title\n'), Buffer.from([0xe2, 0x82])])))).toContain('is not UTF-8 (line 2');
});

test('a fault near the end of a long file is found before anything is imported', async () => {
  const long = Buffer.concat([Buffer.from(`title\n${'Engineer\n'.repeat(40_000)}`), Buffer.from([0xff]), Buffer.from('\nCook\n')]);
  expect(await refusal(file(long))).toContain('line 40002');
});

test.each([
  ['a workbook', Buffer.from('PK\x03\x04rest'), 'a workbook or archive'],
  ['UTF-16', Buffer.from('\uFEFFtitle', 'utf16le'), 'UTF-16, not UTF-8'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'a PDF'],
  ['binary data', Buffer.from('title\0company\n'), 'not text but binary data'],
])('%s is refused and named', async (_, content, said) => {
  expect(await refusal(file(content))).toContain(said);
});

test('a missing file and a folder are refused', async () => {
  expect(await refusal(join(folder, 'missing.csv'))).toBe(`There is no file ${join(folder, 'missing.csv')}.`);
  expect(await refusal(folder)).toContain('is a folder');
});
