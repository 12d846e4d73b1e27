import { spawnSync } from 'node:child_process';
import { INSPECTION_CPU_SECONDS, INSPECTION_LIMIT_MS } from './inspection.ts';
import { inspectorCommand, rightsOf } from './inspector-command.ts';

/** Runs a program with the rights of an inspector. */
function outcomeOf(program: string): string {
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...rightsOf('pdf'),
      '--input-type=module',
      '--eval',
      `try { ${program}; console.log('allowed'); } catch (error) { console.log(error.code); }`,
    ],
    {
      encoding: 'utf8',
      env: {},
    },
  );
  return stdout.trim();
}

describe('The process that opens a document', () => {
  test.each([
    ['reads no other file', `process.getBuiltinModule('fs').readFileSync(${JSON.stringify(process.execPath)})`],
    ['reads no settings of the project', `process.getBuiltinModule('fs').readFileSync(${JSON.stringify(`${process.cwd()}/package.json`)})`],
    [
      'reads no other package',
      `process.getBuiltinModule('fs').readFileSync(${JSON.stringify(`${process.cwd()}/node_modules/zod/package.json`)})`,
    ],
    ['writes no file', `process.getBuiltinModule('fs').writeFileSync('/tmp/trellis-written', '')`],
    ['starts no process', `process.getBuiltinModule('child_process').spawnSync('ls')`],
    ['starts no worker', `new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true })`],
    ['loads no native code', `process.dlopen({ exports: {} }, '/tmp/a.node')`],
  ])('%s', (_, program) => {
    expect(outcomeOf(program)).toMatch(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/);
  });

  test('ends by its processor time long before its limit on the clock, so that a busy machine refuses no honest document', () => {
    expect(inspectorCommand('pdf', '50').slice(0, 4)).toEqual(['/bin/sh', '-c', 'ulimit -t "$0" && exec "$@"', '5']);
    expect(INSPECTION_LIMIT_MS / 1000).toBeGreaterThanOrEqual(4 * INSPECTION_CPU_SECONDS);
  });

  test('reads its own program', () => {
    expect(outcomeOf(`process.getBuiltinModule('fs').readFileSync(${JSON.stringify(`${__dirname}/inspection.ts`)})`)).toBe('allowed');
  });
});
