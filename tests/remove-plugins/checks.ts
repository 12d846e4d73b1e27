import { installed, type Outcome } from '../../scripts/checks/command.ts';
import type { Tally } from '../../scripts/checks/tally.ts';
import type { Half, PluginGraph } from '../../scripts/plugins/plugin-graph.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const ROOMS = ['contract', 'client', 'server', 'tests'];
const JEST = [installed('jest/bin/jest.js'), '--maxWorkers=1'];
const BOOTS: Readonly<Record<Half, string>> = {
  client: 'tests/architecture/client/client-plugins.test.ts',
  server: 'tests/architecture/server-plugins.test.ts',
};

// Only tests that read the lists of plugins can notice a removed plugin, because code that imports it does not compile. Besides the
// plugins' own tests, these are the access matrix and the tests that boot both halves. The others compare the whole product with its
// addresses.
const TOLD_OF_PLUGINS = [
  '--findRelatedTests',
  'src/plugins/index.client.ts',
  'src/plugins/index.server.ts',
  '--testPathIgnorePatterns',
  'tests/(?!access/|architecture/(client/client-plugins|server-plugins))',
];

/** With only its lines removed, each half boots exactly when no plugin requires it there. */
export async function withoutLines(graph: PluginGraph, plugin: string): Promise<Tally> {
  const copy = new ProjectCopy();
  try {
    copy.removeLines(plugin);
    const tally = new Counter(`without the lines of ${plugin}`);
    for (const half of ['client', 'server'] as const) {
      const outcome = await copy.run(...JEST, BOOTS[half], '-t', 'fit together');
      tally.count(half, namesBoth(outcome, graph, half, plugin), outcome.output);
    }
    if (graph.directly('server', plugin).length > 0) {
      const server = await copy.run('tests/remove-plugins/boot-server.ts');
      tally.count('npm start', namesBoth(server, graph, 'server', plugin), server.output);
    }
    return tally;
  } finally {
    copy.remove();
  }
}

function namesBoth({ ok, output }: Outcome, graph: PluginGraph, half: Half, plugin: string): boolean {
  const dependents = graph.directly(half, plugin);
  if (dependents.length === 0) return ok;
  return !ok && dependents.some((dependent) => output.includes(`plugin "${dependent}" requires plugin "${plugin}"`));
}

/** With the plugin and all dependent plugins removed, the rest type-checks, builds, boots, serves and passes its tests. */
export async function withFolders(graph: PluginGraph, plugin: string): Promise<Tally> {
  const gone = graph.withDependents(plugin);
  const copy = new ProjectCopy();
  try {
    for (const one of gone) {
      copy.removeLines(one);
      copy.removeFolder(one);
    }
    const tally = new Counter(`without ${gone.join(', ')}`);
    for (const room of ROOMS) {
      const types = await copy.run(installed('typescript-7/bin/tsc'), '-p', `tsconfig.${room}.json`);
      tally.count(`types: ${room}`, types.ok, types.output);
    }
    for (const [what, ...args] of [
      ['builds', 'scripts/build-client.ts', '--quick'],
      ['boots and serves', 'tests/remove-plugins/boot-server.ts'],
      ['tests', ...JEST, ...TOLD_OF_PLUGINS],
    ] as const) {
      const { ok, output } = await copy.run(...args);
      tally.count(what, ok, output);
    }
    return tally;
  } finally {
    copy.remove();
  }
}

class Counter implements Tally {
  passed = 0;
  failed = 0;
  readonly #title: string;

  constructor(title: string) {
    this.#title = title;
  }

  count(what: string, ok: boolean, output: string): void {
    if (ok) this.passed += 1;
    else this.failed += 1;
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${this.#title}: ${what}`);
    if (!ok)
      console.log(
        output
          .split('\n')
          .slice(-40)
          .map((line) => `     | ${line}`)
          .join('\n'),
      );
  }
}
