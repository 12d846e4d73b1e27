// node tests/new-plugin.ts: in a copy of the project, newly generated plugins pass what every plugin must pass, one of them also with the
// kind of master data of the guide, one with an object, and leave no trace when they are removed. The last line is `N passed, N failed`.
import { installed } from '../scripts/checks/command.ts';
import { addDocumentedKind } from './new-plugin/documented-kind.ts';
import { checkRemoval } from './new-plugin/removal.ts';
import { ProjectCopy } from './support/project-copy.ts';
import { ScriptChecks } from './support/script-checks.ts';

// A short and a long name, because the formatter wraps lines by length. One plugin has all translations, one has none. One manages objects
// with fields of every kind, some of whose names are words of SQL.
const PLUGINS = {
  notes: ['--title', 'My "notes"', '--title.ar', 'ملاحظاتي', '--title.de', 'Notizen', '--title.fa', 'یادداشت‌ها', '--title.he', 'הערות'],
  'interview-scheduling-and-room-planning': [
    '--object',
    'room-booking',
    '--fields',
    'title:line,order:text,from:instant,bookedOn:date,seats:number,isRemote:bool,kind:choice(first-call|visit),table:choice(round|long)',
  ],
};
const NAMES = Object.keys(PLUGINS);

// The tests that a new plugin may affect: its own, and those that check every plugin. Tests of finished parts are left out.
const TESTS = [
  ...NAMES.map((name) => `src/plugins/${name}/`),
  'tests/architecture/',
  'tests/access/',
  'tests/conformance/first-get.test.tsx',
  'tests/conformance/routes.test.tsx',
  'tests/scripts/texts.test.ts',
  // The tests of all kinds of master data.
  'tests/all-plugins/client/master-texts.test.ts',
  'tests/all-plugins/master-seeds.test.ts',
  'tests/all-plugins/master-uses.test.ts',
];

const copy = new ProjectCopy();
const checks = new ScriptChecks();

async function check(sentence: string, ...command: string[]): Promise<void> {
  const { ok, output } = await copy.run(...command);
  checks.check(sentence, ok, output);
}

/** The browser tests of the plugin: its own test, and one for each of its screens. */
async function checkBrowserTests(): Promise<void> {
  const { ok, output } = await copy.run(installed('@playwright/test/cli.js'), 'test', '--list');
  for (const name of NAMES) {
    const found = [`src/plugins/${name}/e2e/`, `the screen "${name}"`];
    checks.check(`the browser tests find ${name}`, ok && found.every((part) => output.includes(part)), output);
  }
}

try {
  copy.copyFoundTypes();
  copy.commit();
  for (const [name, titles] of Object.entries(PLUGINS))
    await check(`new:plugin generates ${name}`, 'scripts/new-plugin.ts', name, ...titles);
  await addDocumentedKind(copy);
  await check('npm run check passes', 'scripts/check.ts');
  await check('the tests pass', installed('jest/bin/jest.js'), ...TESTS);
  await checkBrowserTests();
  await checkRemoval(copy, NAMES, checks.check);
} finally {
  copy.remove();
}
await checks.end();
