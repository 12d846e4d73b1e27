// node tests/new-plugin.ts: plugins fresh from the generator, in a copy of the project, pass what every plugin must pass, and leave
// no trace when they are taken away. The last line is `N passed, N failed`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from '../scripts/checks/command.ts';
import { lastLine } from '../scripts/checks/tally.ts';
import { ProjectCopy } from './support/project-copy.ts';

// A short and a long name, since the formatter wraps lines by their length, one with all translations and one without.
const PLUGINS = {
  notes: ['--title', 'My "notes"', '--title.ar', 'ملاحظاتي', '--title.de', 'Notizen', '--title.fa', 'یادداشت‌ها', '--title.he', 'הערות'],
  'interview-scheduling-and-room-planning': [],
};
const NAMES = Object.keys(PLUGINS);
const BIOME = installed('@biomejs/biome/bin/biome');

// What a fresh plugin may reach: its own tests, and those that hold every plugin to the rules. Tests of one finished thing are left out.
const TESTS = [
  ...NAMES.map((name) => `src/plugins/${name}/`),
  'tests/architecture/',
  'tests/access/',
  'tests/conformance/routes.test.tsx',
  'tests/scripts/texts.test.ts',
];

const copy = new ProjectCopy();
let passed = 0;
let failed = 0;

function count(sentence: string, ok: boolean, output: string): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${sentence}`);
  if (!ok) console.log(output);
}

async function check(sentence: string, ...command: string[]): Promise<void> {
  const { ok, output } = await copy.run(...command);
  count(sentence, ok, output);
}

/** The browser has tests of the plugin: one that the plugin brings, and one for each of its screens. */
async function checkBrowserTests(): Promise<void> {
  const { ok, output } = await copy.run(installed('@playwright/test/cli.js'), 'test', '--list');
  for (const name of NAMES) {
    const found = [`src/plugins/${name}/e2e/`, `the screen "${name}"`, `the first GET of /admin/${name},`];
    count(`the browser tests find ${name}`, ok && found.every((part) => output.includes(part)), output);
  }
}

/** Contents of all files of the project by their path. */
function contents(): Map<string, string> {
  const folders = ['src', 'tests', 'scripts', 'docs'];
  const entries = folders.flatMap((folder) => readdirSync(join(copy.folder, folder), { recursive: true, withFileTypes: true }));
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

async function checkRemoval(before: ReadonlyMap<string, string>): Promise<void> {
  for (const name of NAMES) {
    copy.removeLines(name);
    copy.removeFolder(name);
  }
  await copy.run(BIOME, 'format', '--write', 'src/plugins/index.client.ts', 'src/plugins/index.server.ts');
  const after = contents();
  const traces = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
  count('taken away they leave no trace', traces.length === 0, traces.join('\n'));
}

try {
  // The formatter reads .gitignore only in a repository, which a copy is not.
  const biome = join(copy.folder, 'biome.json');
  writeFileSync(biome, readFileSync(biome, 'utf8').replace('"enabled": true, "clientKind"', '"enabled": false, "clientKind"'));
  const before = contents();
  for (const [name, titles] of Object.entries(PLUGINS)) await check(`new:plugin makes ${name}`, 'scripts/new-plugin.ts', name, ...titles);
  await check('npm run check', 'scripts/check.ts');
  await check('tests', installed('jest/bin/jest.js'), ...TESTS);
  await checkBrowserTests();
  await checkRemoval(before);
} finally {
  copy.remove();
}
console.log(lastLine({ passed, failed }));
process.exit(failed === 0 ? 0 : 1);
