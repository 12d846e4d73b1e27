/** A slot in a partly rendered list: a row, or a gap with the height of the rows that are not rendered. */
export type RowSlot =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly before: number; readonly height: number };

interface Measured {
  readonly index: number;
  /** Both in pixels from the top of the document. */
  readonly start: number;
  readonly end: number;
}

interface RowBudget {
  /** Indices of the rendered rows. */
  readonly drawn: ReadonlySet<number>;
  /** First and last row in view. */
  readonly first: number;
  readonly last: number;
  readonly pinned: number;
  /** Maximum number of new rows. */
  readonly budget: number;
}

/** The existing indices from first to last, and the pinned one with its neighbours, to which the Tab key goes from it, in order. */
export function withPinned(first: number, last: number, count: number, pinned: number): number[] {
  const isPinned = pinned >= 0 && pinned < count;
  const wanted = new Set([...between(first, last, count), ...(isPinned ? between(pinned - 1, pinned + 1, count) : [])]);
  return [...wanted].sort((one, other) => one - other);
}

function between(first: number, last: number, count: number): number[] {
  const from = Math.max(0, first);
  return Array.from({ length: Math.max(0, Math.min(count - 1, last) - from + 1) }, (_, step) => from + step);
}

/**
 * The rows that can be rendered now: the rendered rows, the pinned one, and new rows up to the budget, those in view first. A new
 * list is rendered completely.
 */
export function withinBudget<Row extends Measured>(
  rows: readonly Row[],
  { drawn, first, last, pinned, budget }: RowBudget,
): readonly Row[] {
  const isNew = ({ index }: Row): boolean => !drawn.has(index) && index !== pinned;
  const isInView = ({ index }: Row): boolean => index >= first && index <= last;
  const fresh = rows.filter(isNew);
  if (drawn.size === 0 || fresh.length <= budget) return rows;
  const chosen = new Set([...fresh.filter(isInView), ...fresh.filter((row) => !isInView(row))].slice(0, budget));
  return rows.filter((row) => !isNew(row) || chosen.has(row));
}

/** The rendered rows with the gaps before, between and after them. Their total height is that of the whole list. */
export function slotsOf(rows: readonly Measured[], list: { readonly from: number; readonly height: number }): readonly RowSlot[] {
  const slots: RowSlot[] = [];
  let reached = list.from;
  for (const { index, start, end } of rows) {
    if (start > reached) slots.push({ kind: 'gap', before: index, height: start - reached });
    slots.push({ kind: 'row', index });
    reached = end;
  }
  const rest = list.from + list.height - reached;
  if (rest > 0) slots.push({ kind: 'gap', before: -1, height: rest });
  return slots;
}
