import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLine, readLastLine, sum } from '../../scripts/checks/tally.ts';

const TALLY = join(import.meta.dirname, '../../scripts/checks/tally.ts');

test('the last line of a command is written completely after more output than a pipe holds', async () => {
  const script = `
    const { endWith } = await import(${JSON.stringify(TALLY)});
    console.log('x'.repeat(3_000_000));
    await endWith({ passed: 2, failed: 1, skipped: 0 });`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((done) => command.once('exit', done));
  // The pipe is full before it is read.
  await sleep(500);
  let output = '';
  for await (const piece of command.stdout.setEncoding('utf8')) output += piece;
  expect(output.slice(3_000_000)).toBe('\n2 passed, 1 failed\n');
  expect(await ended).toBe(1);
});

test('the last line of a command names the skipped checks when there are some', () => {
  expect(lastLine({ passed: 2, failed: 1, skipped: 0 })).toBe('2 passed, 1 failed');
  expect(lastLine({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});

test.each([
  { output: 'ok   a check\n2 passed, 0 failed\n', tally: { passed: 2, failed: 0, skipped: 0 } },
  { output: '12 passed, 1 failed, 3 skipped', tally: { passed: 12, failed: 1, skipped: 3 } },
  { output: '2 passed, 0 failed\nan error\n', tally: undefined },
  { output: '2 passed, 0 failed, skipped', tally: undefined },
  { output: '', tally: undefined },
])('a last line is read in both forms, and nothing else: $output', ({ output, tally }) => {
  expect(readLastLine(output)).toEqual(tally);
});

test('the sum of tallies has their skipped checks', () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 0 },
      { passed: 3, failed: 0, skipped: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 2, skipped: 4 });
});
