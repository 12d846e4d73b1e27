import { spawnSync } from 'node:child_process';
import { childRights } from '#core/server/children/child-command.ts';
import { READER } from './reader-program.ts';

const FILE = `process.getBuiltinModule('fs').readFileSync`;
const ROOT = process.cwd();

/** Runs a program with the rights of the reader. */
function outcomeOf(program: string): string {
  const evaluated = `try { ${program}; console.log('allowed'); } catch (error) { console.log(error.code); }`;
  const { stdout } = spawnSync(process.execPath, [...childRights(READER), '--input-type=module', '--eval', evaluated], {
    encoding: 'utf8',
    env: {},
  });
  return stdout.trim();
}

describe('The process that reads a spreadsheet', () => {
  test.each([
    ['reads no other file', `${FILE}(${JSON.stringify(process.execPath)})`],
    ['reads no password of the system', `${FILE}('/etc/passwd')`],
    ['reads no other file of the server', `${FILE}(${JSON.stringify(`${ROOT}/src/core/server/app/main.ts`)})`],
    ['reads no other package', `${FILE}(${JSON.stringify(`${ROOT}/node_modules/kysely/package.json`)})`],
    ['lists no folder', `process.getBuiltinModule('fs').readdirSync(${JSON.stringify(ROOT)})`],
    ['writes no file', `process.getBuiltinModule('fs').writeFileSync('/tmp/trellis-written', '')`],
    ['writes none of its own files', `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(READER.file)}, '')`],
    ['starts no process', `process.getBuiltinModule('child_process').spawnSync('ls')`],
    ['starts no worker', `new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true })`],
    ['loads no native code', `process.dlopen({ exports: {} }, '/tmp/a.node')`],
  ])('%s', (_, program) => {
    expect(outcomeOf(program)).toMatch(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/);
  });

  test('reads its own program', () => {
    expect(outcomeOf(`${FILE}(${JSON.stringify(READER.file)})`)).toBe('allowed');
  });
});
