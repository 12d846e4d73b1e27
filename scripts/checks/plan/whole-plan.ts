import type { Item } from '../catalogue/item.ts';
import { STATIC_TOOLS } from '../static-tools.ts';
import type { PlannedItem } from './plan.ts';

/** A plan of all these items. Those of every run come first. */
export function wholePlan(items: readonly Item[], reason = 'all'): readonly PlannedItem[] {
  return items
    .map((item): PlannedItem => ({ item, row: item.isAlways ? 1 : 2, reason: item.isAlways ? 'always' : reason }))
    .sort((one, other) => one.row - other.row);
}

/** A plan of the static tools alone. It needs no catalogue. */
export function toolPlan(): readonly PlannedItem[] {
  return wholePlan(STATIC_TOOLS.map(({ name }) => ({ name, kind: 'tool', cost: 0, isAlways: true })));
}
