import type { PluginGraph } from '../../scripts/plugins/plugin-graph.ts';

/** Plugins that are removed together from one copy. */
interface Group {
  readonly removed: readonly string[];
  /** Plugins that must stay. */
  readonly kept: readonly string[];
}

/**
 * Few groups that show what removing each plugin alone shows: for every plugin and every other that does not depend on it, one group removes
 * the first and keeps the second. So each undeclared dependency between two plugins makes one group fail.
 *
 * Each group contains all plugins that depend on a member.
 */
export function removalGroups(graph: PluginGraph): readonly (readonly string[])[] {
  const groups: Group[] = [];
  for (const pair of pairsOf(graph)) {
    const fitting = groups.findIndex((group) => !overlap(together(group, pair)));
    if (fitting < 0) groups.push(pair);
    else groups[fitting] = together(groups[fitting] ?? pair, pair);
  }
  return groups.map(({ removed }) => removed.toSorted());
}

/** Each pair with everything that must go and stay with it. Pairs that remove most come first, because they fit into the fewest groups. */
function pairsOf(graph: PluginGraph): Group[] {
  const pairs = graph.names.flatMap((plugin): Group[] => {
    const removed = graph.withDependents(plugin);
    const others = graph.names.filter((other) => !removed.includes(other));
    // Without others, the plugin is removed with everything.
    return others.length === 0 ? [{ removed, kept: [] }] : others.map((other) => ({ removed, kept: graph.withRequired(other) }));
  });
  return pairs.sort((one, other) => other.removed.length - one.removed.length);
}

function together(one: Group, other: Group): Group {
  return { removed: [...new Set([...one.removed, ...other.removed])], kept: [...new Set([...one.kept, ...other.kept])] };
}

function overlap({ removed, kept }: Group): boolean {
  return removed.some((plugin) => kept.includes(plugin));
}
