import { type Item, KINDS } from '../catalogue/item.ts';
import { SLICES, sliceOfRing } from './ring.ts';

/**
 * How an item is selected by the changed files: `beside` them in the same folder; `related`, it imports one and belongs to the same plugin or
 * checks that plugin in the browser; `dependent`, it belongs to a plugin or a part that depends on it.
 */
export type Nearness = 'beside' | 'related' | 'dependent';

export type Row = 1 | 2 | 3 | 4;

export interface PlannedItem {
  readonly item: Item;
  readonly row: Row;
  /** Why it is in the plan: `always`, `changed`, `quick`, `dependent`, `owed` or `turn N`. */
  readonly reason: string;
}

export interface Plan {
  readonly planned: readonly PlannedItem[];
  /** Items that had to be in the plan and did not fit. The next run begins row 4 with them. */
  readonly owed: readonly string[];
}

export interface PlanInput {
  readonly items: readonly Item[];
  /** The items that the changed files select. Without an entry, an item is not affected. */
  readonly changed: ReadonlyMap<string, Nearness>;
  /** Counts the runs. */
  readonly turn: number;
  /** Items that earlier runs did not reach, the longest waiting first. */
  readonly owed: readonly string[];
}

/** CPU seconds of each row. Row 1 has no limit. */
export const QUOTAS: Readonly<Record<2 | 3 | 4, number>> = { 2: 170, 3: 80, 4: 280 };

/** The part of its complete cost that an item costs in a row: screens are shown in two combinations or in one instead of eight. */
const SCREEN_SHARES: Readonly<Record<Row, number>> = { 1: 1, 2: 1, 3: 0.5, 4: 0.3 };

function quotaOf(row: Row): number {
  return row === 1 ? Number.POSITIVE_INFINITY : QUOTAS[row];
}

/** CPU seconds of an item in a row. */
export function costIn(row: Row, { kind, cost }: Item): number {
  return kind === 'screen' ? cost * SCREEN_SHARES[row] : cost;
}

/**
 * Chooses and orders the items of a run. Equal input gives an equal plan. At most one item passes a quota: a costly one, when it is owed or in
 * turn, or the only one of its row.
 */
export function planOf({ items, changed, turn, owed }: PlanInput): Plan {
  const rows = new Rows();
  rows.take(1, byKind(items.filter(({ isAlways }) => isAlways)), 'always');

  const others = items.filter(({ isAlways }) => !isAlways);
  const isNear =
    (...kinds: readonly Nearness[]) =>
    (item: Item) =>
      kinds.some((near) => changed.get(item.name) === near);
  const tests = byCost(others.filter(({ kind }) => kind === 'test'));
  rows.fill(2, tests.filter(isNear('beside')), 'changed');
  rows.fill(2, tests, 'quick');

  const selected = byKind(byCost(others.filter(isNear('beside', 'related'))));
  rows.fill(3, selected, 'changed');
  rows.fill(3, byKind(byCost(others.filter(isNear('dependent')))), 'dependent');

  const byName = new Map(others.map((item) => [item.name, item]));
  const waiting = owed.flatMap((name) => byName.get(name) ?? []);
  const ring = others.filter(({ kind }) => kind !== 'other-database');
  const slice = sliceOfRing(ring, turn, (item) => costIn(4, item));
  const whole = ring.reduce((sum, item) => sum + costIn(4, item), 0);
  // The quota grows with the ring, so that a slice fits and twelve turns go round.
  const quota = Math.max(QUOTAS[4], whole / SLICES + 1);
  rows.take(4, waiting, 'owed', quota);
  rows.take(4, slice, `turn ${turn}`, quota);
  rows.fill(4, selected, 'changed', quota);

  const left = [...waiting, ...selected, ...slice].filter(({ name }) => !rows.has(name));
  return { planned: rows.planned, owed: [...new Set(left.map(({ name }) => name))] };
}

class Rows {
  readonly planned: PlannedItem[] = [];
  readonly #names = new Set<string>();
  readonly #spent: Record<Row, number> = { 1: 0, 2: 0, 3: 0, 4: 0 };

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Adds items until the quota is full, so the last one may pass it. */
  take(row: Row, items: readonly Item[], reason: string, quota = quotaOf(row)): void {
    for (const item of items) if (this.#spent[row] < quota) this.#add(row, item, reason);
  }

  /** Adds the items that fit into the quota. One that costs more than the quota fits into an empty row. */
  fill(row: Row, items: readonly Item[], reason: string, quota = quotaOf(row)): void {
    for (const item of items) {
      const spent = this.#spent[row];
      if (spent === 0 || spent + costIn(row, item) <= quota) this.#add(row, item, reason);
    }
  }

  #add(row: Row, item: Item, reason: string): void {
    if (this.#names.has(item.name)) return;
    this.#names.add(item.name);
    this.#spent[row] += costIn(row, item);
    this.planned.push({ item, row, reason });
  }
}

function byCost(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.cost - other.cost || (one.name < other.name ? -1 : 1));
}

/** In the order of the kinds. Items of one kind stay in their order. */
function byKind(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}
