import type { MasterRow } from '../../contract/reply-schemas.ts';

/** A step of a row in its list. */
export type RowStep = 'up' | 'down' | 'first' | 'last';

/** The rows in the order after a move. `before: null` moves the row to the end. */
export function movedRows(rows: readonly MasterRow[], code: string, before: string | null): readonly MasterRow[] {
  const row = rows.find((one) => one.code === code);
  if (row === undefined || code === before) return rows;
  const others = rows.filter((one) => one !== row);
  const place = before === null ? -1 : others.findIndex((one) => one.code === before);
  return place < 0 ? [...others, row] : others.toSpliced(place, 0, row);
}

/** The row before which a row stands after a step; `null` for the end, `undefined` when it cannot make the step. */
export function stepBefore(rows: readonly MasterRow[], code: string, step: RowStep): string | null | undefined {
  const at = rows.findIndex((one) => one.code === code);
  if (at < 0) return undefined;
  if (step === 'up' || step === 'first') return at === 0 ? undefined : rows[step === 'up' ? at - 1 : 0]?.code;
  if (at === rows.length - 1) return undefined;
  return step === 'last' ? null : (rows[at + 2]?.code ?? null);
}
