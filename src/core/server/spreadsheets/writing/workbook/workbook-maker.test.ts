import { spawnSync } from 'node:child_process';
import { childRights } from '../../../children/child-command.ts';
import { WORKBOOK_MAKER } from './workbook-maker.ts';

/** Runs a program with the rights of the process that makes workbooks. */
function outcomeOf(program: string): string {
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...childRights(WORKBOOK_MAKER),
      '--input-type=module',
      '--eval',
      `try { ${program}; console.log('allowed'); } catch (error) { console.log(error.code); }`,
    ],
    { encoding: 'utf8', env: {} },
  );
  return stdout.trim();
}

const reading = (path: string): string => `process.getBuiltinModule('fs').readFileSync(${JSON.stringify(path)})`;

describe('The process that makes workbooks', () => {
  test.each([
    ['reads no other file', reading(process.execPath)],
    ['reads no settings of the project', reading(`${process.cwd()}/package.json`)],
    ['reads no other package', reading(`${process.cwd()}/node_modules/zod/package.json`)],
    ['writes no file', `process.getBuiltinModule('fs').writeFileSync('/tmp/trellis-written', '')`],
    ['starts no process', `process.getBuiltinModule('child_process').spawnSync('ls')`],
    ['starts no worker', `new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true })`],
    ['loads no native code', `process.dlopen({ exports: {} }, '/tmp/a.node')`],
  ])('%s', (_, program) => {
    expect(outcomeOf(program)).toMatch(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/);
  });

  test('reads its own program', () => {
    expect(outcomeOf(reading(`${__dirname}/workbook-input.ts`))).toBe('allowed');
  });
});
