import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { installed } from '../../scripts/checks/command.ts';
import type { PluginGraph } from '../../scripts/plugins/plugin-graph.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import type { ScriptChecks } from '../support/script-checks.ts';

// Types: an import of a removed module, or a guard or a table that only the removed plugin declared. All sources and tests are one program:
// five programs take twice the time, and `npm run check` checks each with its own libraries. Both lanes are busy, so one checker suffices.
const TYPES = [installed('typescript-7/bin/tsc'), '--checkers', '1', '-p', 'tests/remove-plugins/tsconfig.json', '--incremental'];

const JEST = [installed('jest/bin/jest.js'), '--maxWorkers=1'];
// These tests go through everything that the remaining plugins register: calls, policies, migrations, bindings, stores, pages and texts.
const TESTS_OF_THE_LISTS = [
  'tests/architecture/client/client-plugins.test.ts',
  'tests/architecture/server-plugins.test.ts',
  'tests/access/access-matrix.test.ts',
  'tests/access/audit-matrix.test.ts',
  'tests/access/screens.test.ts',
];

/** Where copies are made and checked, one after another. */
export interface CopyPlace {
  readonly copy: string;
  /** What the compiler found in the whole project. It checks only the files again that a removal affects. */
  readonly types: string;
  /** The modules that webpack keeps from one copy to the next. */
  readonly modules: string;
}

/** Checks the types of the whole project once, and keeps what the compiler found for all places. */
export async function checkWhole(places: readonly CopyPlace[]): Promise<void> {
  const [first, ...others] = places;
  if (first === undefined) return;
  const copy = new ProjectCopy(first.copy);
  try {
    await copy.run(...TYPES, '--tsBuildInfoFile', first.types);
  } finally {
    copy.remove();
  }
  for (const { types } of others) {
    mkdirSync(dirname(types), { recursive: true });
    copyFileSync(first.types, types);
  }
}

/**
 * With only its lines removed, the server does not start when a plugin requires it. `tests/architecture/without-each-plugin.test.ts` checks
 * both halves of every plugin in one process; this check starts the command as a user does.
 */
export async function withoutLines(
  checks: ScriptChecks,
  { graph, plugin, place }: { readonly graph: PluginGraph; readonly plugin: string; readonly place: CopyPlace },
): Promise<void> {
  const copyChecks = new CopyChecks(checks, `without the lines of ${plugin}`);
  const dependents = graph.directly('server', plugin);
  if (dependents.length === 0) return;
  const copy = new ProjectCopy(place.copy);
  try {
    copy.removeLines(plugin);
    const { ok, output } = await copy.run('tests/remove-plugins/boot-server.ts');
    const namesBoth = dependents.some((dependent) => output.includes(`plugin "${dependent}" requires plugin "${plugin}"`));
    copyChecks.check('npm start', !ok && namesBoth, output);
  } finally {
    copy.remove();
  }
}

/** With these plugins removed, the rest type-checks, builds, boots, serves and passes its tests. */
export async function withFolders(
  checks: ScriptChecks,
  { gone, place }: { readonly gone: readonly string[]; readonly place: CopyPlace },
): Promise<void> {
  const copy = new ProjectCopy(place.copy);
  const types = `${place.copy}.tsbuildinfo`;
  copyFileSync(place.types, types);
  try {
    for (const one of gone) {
      copy.removeLines(one);
      copy.removeFolder(one);
    }
    const copyChecks = new CopyChecks(checks, `without ${gone.join(', ')}`);
    for (const [what, ...args] of [
      ['types', ...TYPES, '--tsBuildInfoFile', types],
      // Resolves the stylesheets and texts too, which the compiler does not, and makes the pages of the remaining routes.
      ['builds', 'scripts/build-client.ts', '--quick', '--cache', place.modules],
      // Runs the remaining migrations, demo data and schedules, and serves that build.
      ['boots and serves', 'tests/remove-plugins/boot-server.ts'],
      ['tests of the lists', ...JEST, ...TESTS_OF_THE_LISTS],
    ] as const) {
      const { ok, output } = await copy.run(...args);
      copyChecks.check(what, ok, output);
    }
  } finally {
    copy.remove();
  }
}

/** Counts the checks of one copy. Each sentence says how long the check took. */
class CopyChecks {
  readonly #checks: ScriptChecks;
  readonly #title: string;
  #begun = performance.now();

  constructor(checks: ScriptChecks, title: string) {
    this.#checks = checks;
    this.#title = title;
  }

  check(what: string, ok: boolean, output: string): void {
    const now = performance.now();
    const seconds = ((now - this.#begun) / 1000).toFixed(1);
    this.#begun = now;
    this.#checks.check(`${this.#title}: ${what} (${seconds} s)`, ok, output.split('\n').slice(-40).join('\n'));
  }
}
