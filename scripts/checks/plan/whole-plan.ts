import type { Item } from '../catalogue/item.ts';
import type { StaticTool } from '../static-tools.ts';
import type { PlannedItem, Row } from './plan.ts';

/** A plan of all these items: those of every run, then the others, then removals and scripts. */
export function wholePlan(items: readonly Item[], reason = 'all'): readonly PlannedItem[] {
  return items
    .map((item): PlannedItem => ({ item, row: rowOf(item), reason: item.isAlways ? 'always' : reason }))
    .sort((one, other) => one.row - other.row);
}

function rowOf({ isAlways, kind }: Item): Row {
  if (isAlways) return 1;
  return kind === 'script' || kind === 'removal' ? 3 : 2;
}

/** A plan of static tools alone. It needs no catalogue. */
export function toolPlan(tools: readonly StaticTool[]): readonly PlannedItem[] {
  return wholePlan(tools.map(({ name }) => ({ name, kind: 'tool', cost: 0, isAlways: true })));
}
