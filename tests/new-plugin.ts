// node tests/new-plugin.ts: plugins fresh from the generator, in a copy of the project, pass what every plugin must pass.
// The last line is `N passed, N failed`.
import { installed } from '../scripts/checks/command.ts';
import { lastLine } from '../scripts/checks/tally.ts';
import { ProjectCopy } from './support/project-copy.ts';

// A short and a long name, since the formatter wraps lines by their length.
const NAMES = ['notes', 'interview-scheduling-and-room-planning'];

const copy = new ProjectCopy();
let passed = 0;
let failed = 0;

async function check(sentence: string, ...command: string[]): Promise<void> {
  const { ok, output } = await copy.run(...command);
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${sentence}`);
  if (!ok) console.log(output);
}

try {
  for (const name of NAMES) await check(`new:plugin makes ${name}`, 'scripts/new-plugin.ts', name);
  const folders = NAMES.map((name) => `src/plugins/${name}`);
  await check(
    'format and lint',
    installed('@biomejs/biome/bin/biome'),
    'check',
    '--error-on-warnings',
    '--vcs-enabled=false',
    'src/plugins',
  );
  for (const room of ['contract', 'client', 'server', 'tests']) {
    await check(`types: ${room}`, installed('typescript-7/bin/tsc'), '-p', `tsconfig.${room}.json`);
  }
  await check('import rules', installed('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.js', 'src');
  await check('unused code', installed('knip/bin/knip.js'), '--no-progress');
  await check('tests', installed('jest/bin/jest.js'), ...folders, 'tests/architecture');
} finally {
  copy.remove();
}
console.log(lastLine({ passed, failed }));
process.exit(failed === 0 ? 0 : 1);
