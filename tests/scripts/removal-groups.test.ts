import fc from 'fast-check';
import { PluginGraph } from '../../scripts/plugins/plugin-graph.ts';
import { removalGroups } from '../remove-plugins/removal-groups.ts';

const NAMES = ['bench', 'fence', 'garden', 'hedge', 'pond', 'shed', 'tools'];

/** Any graph without a cycle: a plugin requires only earlier ones, in either half. */
const graphs = fc.record({ client: half(), server: half() }).map((requires) => new PluginGraph(NAMES, requires));

function half(): fc.Arbitrary<ReadonlyMap<string, readonly string[]>> {
  return fc
    .tuple(...NAMES.map((_, index) => fc.subarray(NAMES.slice(0, index))))
    .map((lists) => new Map(NAMES.map((name, index) => [name, lists[index] ?? []])));
}

test('each plugin is removed in a group that keeps a second plugin, unless the second depends on it', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const groups = removalGroups(graph).map((group) => new Set(group));
      const unseparated = NAMES.flatMap((plugin) => {
        const gone = graph.withDependents(plugin);
        const others = NAMES.filter((other) => !gone.includes(other));
        return others.filter((other) => !groups.some((group) => group.has(plugin) && !group.has(other)));
      });
      expect(unseparated).toEqual([]);
    }),
  );
});

test('a plugin is removed with all plugins that depend on it', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      for (const group of removalGroups(graph)) {
        expect(group.flatMap((plugin) => graph.withDependents(plugin)).filter((dependent) => !group.includes(dependent))).toEqual([]);
      }
    }),
  );
});

test('every plugin is removed, also one that all others require', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      expect([...new Set(removalGroups(graph).flat())].sort()).toEqual(NAMES);
    }),
  );
});
