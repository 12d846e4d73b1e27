import { observer } from 'mobx-react-lite';
import { type JSX, type KeyboardEvent, useCallback, useMemo, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useActiveRow, useKeepInView } from '#core/client/ui/data-list/use-active-row.ts';
import { useListRows } from '#core/client/ui/data-list/use-list-rows.tsx';
import { isPageKey } from '#core/client/ui/keyboard.ts';
import type { ApplicationStage } from '../../contract/application.ts';
import type { Application } from '../../contract/schemas.ts';
import { ApplicantCard } from './ApplicantCard.tsx';
import { ApplicantsStore } from './applicants-store.ts';

/** Height of a card that is not measured yet, in pixels. */
const CARD_HEIGHT = 96;

interface ColumnCardsProps {
  readonly stage: ApplicationStage;
  readonly cards: readonly Application[];
  /** The dragged card, when it is one of these. */
  readonly held: Application | undefined;
  readonly onHold: (card: Application) => void;
}

/**
 * The cards of a column. A long column contains those near the view, the dragged one and the one in the tab order, which is the card that
 * had the focus last, at first the first.
 */
export const ColumnCards = observer(function ColumnCards({ stage, cards, held, onHold }: ColumnCardsProps): JSX.Element {
  const { hasMore } = useService(ApplicantsStore).column(stage);
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const active = useActiveRow(list, ids);
  const idAt = useCallback((index: number) => ids[index] ?? '', [ids]);
  const pinned = held === undefined ? active.index : ids.indexOf(held.id);
  const view = useListRows({ root: list, count: cards.length, idAt, estimate: CARD_HEIGHT, pinned });
  useKeepInView(list, active, view.isRenderedAround(active.index));
  const press = (event: KeyboardEvent): void => {
    if ((event.key !== 'Home' && event.key !== 'End') || !isPageKey(event.nativeEvent)) return;
    active.moveTo(event.key === 'Home' ? 0 : cards.length - 1);
    event.preventDefault();
  };
  return (
    <>
      {view.part}
      <ul ref={list} onFocus={active.onFocus} onKeyDown={press}>
        {view.slots.map((slot) => {
          if (slot.kind === 'gap') return <li key={`gap ${slot.before}`} aria-hidden="true" style={{ blockSize: slot.height }} />;
          const application = cards[slot.index];
          if (application === undefined) return null;
          const { index } = slot;
          const place = { index, size: hasMore ? -1 : cards.length, measure: view.measure };
          return <ApplicantCard key={application.id} {...{ application, onHold }} {...place} isStop={index === active.index} />;
        })}
      </ul>
    </>
  );
});
