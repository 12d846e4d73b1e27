import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import type { KeptList } from '#core/client/lists/kept-list.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { ListedFeedback } from '../../contract/handling-schemas.ts';
import { NEXT_STATES } from '../../contract/life-cycle.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { HandlingStore } from '../handling/handling-store.ts';
import { useHandling } from '../handling/use-handling.ts';
import { AnswerFocus } from '../item/answer-focus.ts';
import { pressListKey } from './list-keys.ts';

/** The keys of the list and the preview, which act on the focused row. Returns the handler for the element around both. */
export function useListKeys(
  list: KeptList<ListedFeedback>,
  work: RefObject<HTMLElement | null>,
  hasPreview: boolean,
): (event: KeyboardEvent) => void {
  const handling = useService(HandlingStore);
  const asked = useService(AnswerFocus);
  const { change, take, undoLatest } = useHandling();
  const go = useGo();
  return useCallback(
    (event) => {
      const item = list.active;
      if (item === undefined) return;
      const index = list.rows.items.indexOf(item);
      const move = (key: 'ArrowDown' | 'ArrowUp'): void => pressInList(work.current, index, key);
      pressListKey(event, {
        next: () => move('ArrowDown'),
        previous: () => move('ArrowUp'),
        take: () => void take(item),
        answer: () => {
          if (hasPreview) asked.ask(item.id);
          else go(href(feedbackRoutes.form, {}, { id: item.id }));
        },
        close: () => {
          if (NEXT_STATES[handling.shown(item).state].includes('closed')) void change(item, { state: 'closed' });
        },
        undo: () => void undoLatest(),
        back: () => rowAt(work.current, index)?.focus(),
      });
    },
    [list, handling, asked, change, take, undoLatest, go, work, hasPreview],
  );
}

/** Moves by the own keys of the list, which also reach rows that are not rendered yet. */
function pressInList(work: HTMLElement | null, index: number, key: string): void {
  const row = rowAt(work, index);
  row?.focus();
  row?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** The row; another one that has its place in the order of Tab if the row is not rendered. */
function rowAt(work: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return work?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? work?.querySelector<HTMLElement>('[data-index][tabindex="0"]');
}
