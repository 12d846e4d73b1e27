import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TALLY = join(import.meta.dirname, '../../scripts/checks/tally.ts');

test('the last line of a command is written completely after more output than a pipe holds', async () => {
  const script = `
    const { endWith } = await import(${JSON.stringify(TALLY)});
    console.log('x'.repeat(3_000_000));
    await endWith({ passed: 2, failed: 1 });`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((done) => command.once('exit', done));
  // The pipe is full before it is read.
  await sleep(500);
  let output = '';
  for await (const piece of command.stdout.setEncoding('utf8')) output += piece;
  expect(output.slice(3_000_000)).toBe('\n2 passed, 1 failed\n');
  expect(await ended).toBe(1);
});
