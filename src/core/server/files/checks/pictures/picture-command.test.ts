import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { childCommand } from '../../../children/child-command.ts';
import { PICTURE_INSPECTOR } from './picture-command.ts';

/** Runs a program with the rights and the limits of the process that opens pictures. */
function outcomeOf(program: string): string {
  const folder = testFolder();
  const file = join(folder, 'program.mjs');
  writeFileSync(file, `try { ${program}; console.log('allowed'); } catch (error) { console.log(error.code); }`);
  const [shell, ...args] = childCommand({ ...PICTURE_INSPECTOR, file, reads: [folder] });
  const { stdout, signal, status } = spawnSync(shell, args, { encoding: 'utf8', env: {} });
  return stdout.trim() || `ended by ${signal ?? status}`;
}

describe('The process that opens a picture', () => {
  test.each([
    ['reads no other file', `process.getBuiltinModule('fs').readFileSync(${JSON.stringify(`${process.cwd()}/package.json`)})`],
    ['writes no file', `process.getBuiltinModule('fs').writeFileSync('/tmp/trellis-written', '')`],
    ['starts no process', `process.getBuiltinModule('child_process').spawnSync('ls')`],
  ])('%s', (_, program) => {
    expect(outcomeOf(program)).toBe('ERR_ACCESS_DENIED');
  });

  test('gets less than 2 GiB of memory outside of its heap', () => {
    expect(outcomeOf('Buffer.alloc(2 ** 28, 1)')).toBe('allowed');
    expect(outcomeOf('Array.from({ length: 8 }, () => Buffer.alloc(2 ** 28, 1))')).not.toBe('allowed');
  });

  test('ends by its processor time', () => {
    const [, , limits, seconds] = childCommand(PICTURE_INSPECTOR);
    expect([limits, seconds]).toEqual(['ulimit -t "$0" && ulimit -d "$1" && shift && exec "$@"', '15']);
  });
});
