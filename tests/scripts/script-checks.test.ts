import { ScriptChecks } from '../support/script-checks.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

test('a script counts and prints passed, failed and skipped checks, with the detail of a failure', () => {
  const checks = new ScriptChecks();
  checks.check('it starts', true, 'not shown');
  checks.check('it stops', false, 'one\ntwo\n');
  checks.skip('it was not running');
  expect({ ...checks }).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  expect(lines).toEqual(['ok   it starts', 'FAIL it stops', '     | one\n     | two', 'skip it was not running']);
});

test.each([
  { output: 'ok   one\n1 passed, 0 failed, 2 skipped\n', ok: true, added: { passed: 1, failed: 0, skipped: 2 }, printed: 'ok   one' },
  { output: 'ok   one\n1 passed, 0 failed\n', ok: false, added: { passed: 1, failed: 1, skipped: 0 }, printed: 'ok   one' },
  { output: 'an error\n', ok: false, added: { passed: 0, failed: 1, skipped: 0 }, printed: 'an error' },
])('a script adds the checks of another one, and a failure without a count: $output', ({ output, ok, added, printed }) => {
  const checks = new ScriptChecks();
  checks.add(output, ok);
  expect({ ...checks }).toMatchObject(added);
  expect(lines).toEqual([printed]);
});
