import { writeRequiredLists } from '../../../tests/support/required-plugins.ts';
import { PluginGraph } from '../../plugins/plugin-graph.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../catalogue/item.ts';
import { changedFiles, relatedTests } from './changed-files.ts';
import { selectedItems } from './nearness.ts';
import { type Nearness, type Plan, planOf } from './plan.ts';
import { presentTurn, readTurnFile, type TurnFile } from './turn-file.ts';

/** The file through which tests reach a database. */
export const DATABASE_TESTS = 'src/core/testing/test-database.ts';

export interface PresentPlan extends Plan {
  readonly turn: number;
  readonly file: TurnFile;
  /** `undefined` when the history does not contain the base. */
  readonly changed: readonly string[] | undefined;
}

/** The plan of the present commit. */
export async function presentPlan(): Promise<PresentPlan> {
  const file = readTurnFile();
  const turn = presentTurn(file);
  const changed = changedFiles(file.base, { workTree: false });
  const isMigrated = changed?.some((path) => path.includes('/migrations/')) === true;
  // With a changed migration, the tests of its plugin run on both databases.
  const databaseTests = isMigrated ? [...(await relatedTests([DATABASE_TESTS]))] : [];
  const items = await readCatalogue({ databaseTests });
  const plan = planOf({ items, changed: await nearTo(items, changed), turn, owed: file.owed });
  return { ...plan, turn, file, changed };
}

/** The items that the changes select; without a valid base all of them. */
export async function nearTo(items: readonly Item[], changed: readonly string[] | undefined): Promise<ReadonlyMap<string, Nearness>> {
  if (changed === undefined) return new Map(items.map(({ name }) => [name, 'dependent']));
  const graph = PluginGraph.read();
  writeRequiredLists();
  return selectedItems(items, {
    files: changed,
    relatedTests: await relatedTests(changed),
    dependentsOf: (plugin) => graph.withDependents(plugin).filter((other) => other !== plugin),
  });
}
