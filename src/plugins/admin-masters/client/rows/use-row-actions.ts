import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { KeptLists } from '#core/client/lists/kept-list.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { BulkAction } from '../../contract/schemas.ts';
import { masterList } from '../master-list.ts';
import { useNameOf } from '../row-source.ts';
import { MasterRowsStore } from './master-rows-store.ts';
import { type RowStep, stepBefore } from './row-moves.ts';

/** Actions on rows of the list. Each one says what happened and offers to undo it. */
export interface RowActions {
  readonly step: (code: string, step: RowStep) => Promise<void>;
  /** Moves a row before another one of its list; `null` for the end. */
  readonly moveBefore: (code: string, before: string | null) => Promise<void>;
  /** Returns the codes of the rows that are as wanted now, or are gone; `undefined` when nothing was changed. */
  readonly changeAll: (action: BulkAction) => Promise<readonly string[] | undefined>;
}

/** The actions on rows of the list, with their messages. An undo stays with the kind of its action. */
export function useRowActions(entity: string): RowActions {
  const store = useService(MasterRowsStore);
  const list = useService(KeptLists).of(masterList(entity));
  const snackbar = useService(SnackbarStore);
  const t = useT('admin-masters');
  const nameOf = useNameOf();
  const moveBefore = async (code: string, before: string | null): Promise<void> => {
    const moved = await store.move(entity, code, before);
    if (moved === undefined) return;
    snackbar.raise(t('rows.moved', { name: nameOf(moved.row) }), { undo: () => void store.undoMove(moved) });
  };
  const step = async (code: string, to: RowStep): Promise<void> => {
    const { rows } = list;
    // The row after the next one may be on the next page.
    if (to === 'down' && rows.hasMore && rows.items.findIndex((one) => one.code === code) >= rows.items.length - 2) await rows.more();
    const before = stepBefore(list.rows.items, code, to);
    if (before !== undefined) await moveBefore(code, before);
  };
  const undoAll = async (actions: readonly BulkAction[]): Promise<void> => {
    for (const action of actions) await store.changeAll(entity, action);
  };
  const changeAll: RowActions['changeAll'] = async (action) => {
    const former = new Map([...list.rows.items, ...list.selected].map(({ code, parent }) => [code, parent]));
    const { results, left } = await store.changeAll(entity, action);
    if (results.length === 0) return undefined;
    const done = results.filter(({ outcome }) => outcome === 'done').map(({ code }) => code);
    const failed = results.filter(({ outcome }) => outcome === 'refused' || outcome === 'not-found').length;
    if (failed > 0) snackbar.raise(t('rows.bulk.failed', { count: failed }), { color: 'warning' });
    if (done.length > 0) {
      const undo = (): void => void undoAll(reversals(action, done, former));
      snackbar.raise(t(`rows.bulk.${action.action}`, { count: done.length }), { undo });
    } else if (failed === 0) snackbar.raise(t('rows.bulk.unchanged'), { color: 'info' });
    if (left.length > 0) snackbar.raise(t('core:selectionBar.left', { count: left.length }), { color: 'warning' });
    const kept = results.filter(({ outcome }) => outcome !== 'refused').map(({ code }) => code);
    return failed < results.length ? kept : undefined;
  };
  return { step, moveBefore, changeAll };
}

/** What takes an action back. Rows that came from several parents go back with one action for each of them. */
function reversals({ action }: BulkAction, codes: readonly string[], former: ReadonlyMap<string, string | null>): readonly BulkAction[] {
  if (action !== 'move') return [{ codes, action: action === 'hide' ? 'show' : 'hide' }];
  const byParent = Map.groupBy(codes, (code) => former.get(code) ?? null);
  return [...byParent].map(([parent, some]) => ({ codes: some, action, parent }));
}
