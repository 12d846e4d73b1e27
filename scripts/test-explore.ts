// `npm run test:explore [-- MINUTES]`: repeats property tests, fuzz tests and crashes with new seeds and full runs, and prints the command
// that repeats a failure. Without a number, it goes on until it is stopped.
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, projectRoot, runNode } from './checks/command.ts';
import { endWith } from './checks/tally.ts';

const minutes = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
if (Number.isNaN(minutes)) throw new Error(`"${process.argv[2]}" is no number of minutes.`);

const tests = globSync('{src,tests}/**/*.test.{ts,tsx}', { cwd: projectRoot }).sort();
const properties = tests.filter((path) => /\bfc\.(assert|sample)\b/.test(readFileSync(join(projectRoot, path), 'utf8')));
const CRASHES = ['tests/crash/run.ts', 'tests/crash/queue/run.ts', 'tests/crash/notices/run.ts', 'tests/crash/imports/run.ts'];

let passed = 0;
let failed = 0;

async function explore(args: readonly string[], env: Readonly<Record<string, string>>, again: string): Promise<void> {
  const { ok, output } = await runNode(args, { env });
  if (ok) passed += 1;
  else failed += 1;
  const seeds = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${[...seeds, again].join(' ')}`);
  if (!ok) console.log(output);
}

process.once('SIGINT', () => void endWith({ passed, failed, skipped: 0 }));
const end = performance.now() + minutes * 60_000;
while (performance.now() < end) {
  const seed = String(randomInt(2 ** 31));
  const env = { PROPERTY_SEED: seed, FUZZ_SEED: seed, FUZZ_REQUESTS: '3000' };
  // One file at a time, so that the command which repeats a failure is short.
  for (const path of properties) {
    if (performance.now() < end) await explore([installed('jest/bin/jest.js'), path], env, `npm run test:unit -- ${path}`);
  }
  for (const script of CRASHES) {
    if (performance.now() < end) await explore([script], { CRASH_SEED: seed }, `node scripts/bootstrap.mjs ${script}`);
  }
}
await endWith({ passed, failed, skipped: 0 });
