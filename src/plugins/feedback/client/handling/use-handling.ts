import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { BULK_OUTCOMES, type BulkChange, UNDO_SECONDS } from '../../contract/handling.ts';
import type { BulkResult } from '../../contract/handling-schemas.ts';
import type { FeedbackPerson } from '../../contract/schemas.ts';
import type { Handled, WantedChange } from './handled.ts';
import { HandlingStore } from './handling-store.ts';
import type { MadeChange } from './made-change.ts';

/** The actions on feedback. Each one says what happened and offers to undo it. */
export interface HandlingActions {
  readonly change: (item: Handled, wanted: WantedChange) => Promise<void>;
  /** Assigns the item to the signed-in administrator. */
  readonly take: (item: Handled) => Promise<void>;
  /** Returns the results; `undefined` after a failure. */
  readonly changeSeveral: (ids: readonly string[], change: BulkChange) => Promise<readonly BulkResult[] | undefined>;
  readonly undoLatest: () => Promise<void>;
}

/** The actions on feedback, with their messages. */
export function useHandling(): HandlingActions {
  const t = useT('feedback');
  const store = useService(HandlingStore);
  const snackbar = useService(SnackbarStore);
  const me = useMyself();
  return useMemo(() => {
    const undo = async (made: MadeChange): Promise<void> => {
      const results = await store.undo(made);
      if (results === undefined) return;
      const isDone = results.some(({ outcome }) => outcome === 'done');
      snackbar.raise(made.number === undefined ? resultText(t, results, 'undone') : undoneText(t, made.number, isDone), {
        color: isDone ? 'success' : 'warning',
      });
    };
    const offer = (text: string, made: MadeChange): void =>
      void snackbar.raise(text, { undo: () => void undo(made), undoMs: UNDO_SECONDS * 1000, at: made.at });
    const change: HandlingActions['change'] = async (item, wanted) => {
      const made = await store.change(item, wanted);
      if (made !== undefined) offer(changeText(t, item.number, wanted), made);
    };
    return {
      change,
      take: (item) => change(item, { assignee: me }),
      changeSeveral: async (ids, wanted) => {
        const answer = await store.changeSeveral(ids, wanted);
        if (answer === undefined) return undefined;
        const { results, left, made } = answer;
        const text = resultText(t, results, 'done');
        if (made === undefined) snackbar.raise(text, { color: 'warning' });
        else offer(text, made);
        if (left > 0) snackbar.raise(t('core:selectionBar.left', { count: left }), { color: 'warning' });
        return results;
      },
      undoLatest: async () => {
        await store.settled();
        if (!snackbar.undoLatest()) snackbar.raise(t('handling.nothingToUndo'), { color: 'info' });
      },
    };
  }, [t, store, snackbar, me]);
}

/** The signed-in administrator. */
export function useMyself(): FeedbackPerson {
  const { me } = useService(SessionStore);
  const { id = '', name = '', email = '' } = me ?? {};
  return useMemo(() => ({ id, name, email }), [id, name, email]);
}

function changeText(t: Translate, number: string, { state, assignee, addTag, removeTag }: WantedChange): string {
  if (state !== undefined) return t('handling.said.state', { number, state: t(`state.name.${state}`) });
  if (assignee === null) return t('handling.said.released', { number });
  if (assignee !== undefined) return t('handling.said.assigned', { number, name: assignee.name });
  if (addTag !== undefined) return t('handling.said.tagged', { number, tag: addTag });
  return t('handling.said.untagged', { number, tag: removeTag ?? '' });
}

function undoneText(t: Translate, number: string, isDone: boolean): string {
  return t(isDone ? 'handling.undone' : 'handling.notUndone', { number });
}

/** The results of a bulk action, or of its undo, as sentences: how many items have each outcome. */
export function resultText(t: Translate, results: readonly BulkResult[], action: 'done' | 'undone'): string {
  const sentences = BULK_OUTCOMES.flatMap((outcome) => {
    const { length: count } = results.filter((result) => result.outcome === outcome);
    return count === 0 ? [] : [t(`bulk.outcome.${outcome === 'done' ? action : outcome}`, { count })];
  });
  return sentences.join(' ');
}
