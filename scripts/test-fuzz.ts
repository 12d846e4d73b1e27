// `npm run test:fuzz`: sends hostile requests to every call. FUZZ_REQUESTS sets their number, FUZZ_SEED repeats a run.
import { randomInt } from 'node:crypto';
import { installed } from './checks/command.ts';
import { handOver } from './setup/hand-over.ts';

process.env.FUZZ_REQUESTS ??= '30000';
process.env.FUZZ_SEED ??= String(randomInt(2 ** 31));

await handOver([installed('jest/bin/jest.js'), 'tests/fuzz/fuzz.test.ts', ...process.argv.slice(2)]);
