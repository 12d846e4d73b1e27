import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type JSX, type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { ApplicationStage } from '../../contract/application.ts';
import type { Application } from '../../contract/schemas.ts';
import { ApplicantsStore } from './applicants-store.ts';
import { pressBoardKey } from './board-cards.ts';
import { enterBoard, showColumn } from './board-entry.ts';
import { ColumnCards } from './ColumnCards.tsx';
import { useMove } from './MoveApplicants.tsx';
import * as styles from './ApplicantBoard.module.css';

/** The applicants of a posting, with one column for each stage. The user moves a card by dragging, by its menu or with the key M. */
export const ApplicantBoard = observer(function ApplicantBoard({ stages }: { readonly stages: readonly ApplicationStage[] }): JSX.Element {
  const t = useT('applications');
  const store = useService(ApplicantsStore);
  const move = useMove();
  const board = useEntry(stages);
  const [held, setHeld] = useState<Application | undefined>(undefined);
  const reject = (id: string): void => {
    const card = stages.flatMap(store.cards).find((each) => each.id === id);
    const { selected } = store;
    const chosen = selected.length > 0 ? selected : card === undefined ? [] : [card];
    void move(chosen, 'rejected');
  };
  // A stable function: the columns must not render again for it.
  const drop = useCallback(
    (card: Application, stage: ApplicationStage) => {
      const { cards, selection } = store;
      // Dragging one of the selected cards drags all of them.
      const inHand = selection.has(card.id) ? stages.flatMap(cards).filter(({ id }) => selection.has(id)) : [card];
      void move(inHand, stage);
      setHeld(undefined);
    },
    [store, stages, move],
  );
  return (
    <section
      className={styles.board}
      data-board
      ref={board}
      aria-label={t('applicants.board')}
      onKeyDown={(event) => pressBoardKey(event, reject)}
      onDragEnd={() => setHeld(undefined)}
    >
      {stages.map((stage) => (
        <StageColumn key={stage} stage={stage} held={held} onHold={setHeld} onDrop={drop} />
      ))}
    </section>
  );
});

/** Opens the board at the first column with applicants, and lets its keys work before a card has the focus. Call it in an observer. */
function useEntry(stages: readonly ApplicationStage[]): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null);
  const { counts } = useService(ApplicantsStore);
  const first = stages.findIndex((stage) => (counts.of(stage) ?? 0) > 0);
  // Only a new list scrolls the board. A move may change the first column too.
  const entered = useRef<readonly ApplicationStage[]>(undefined);
  useLayoutEffect(() => {
    const column = board.current?.querySelectorAll<HTMLElement>('[data-stage]')[first];
    if (column !== undefined && entered.current !== stages) showColumn(column);
    entered.current = column === undefined ? undefined : stages;
  }, [first, stages]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (board.current !== null) enterBoard(event, board.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return board;
}

interface StageColumnProps {
  readonly stage: ApplicationStage;
  /** The dragged card. */
  readonly held: Application | undefined;
  readonly onHold: (card: Application) => void;
  readonly onDrop: (card: Application, stage: ApplicationStage) => void;
}

/** One column of the board. It loads fifty cards at a time. */
const StageColumn = observer(function StageColumn({ stage, held, onHold, onDrop }: StageColumnProps): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const titleId = useId();
  const store = useService(ApplicantsStore);
  const cards = store.cards(stage);
  const count = store.counts.of(stage);
  const takes = held?.moves.includes(stage) ?? false;
  const over = (event: DragEvent): void => {
    if (takes) event.preventDefault();
  };
  return (
    <section
      className={clsx(
        styles.col,
        stage === 'rejected' && styles.colEnd,
        takes && styles.colOpen,
        held !== undefined && !takes && styles.colShut,
      )}
      data-stage={stage}
      aria-labelledby={titleId}
      onDragOver={over}
      onDrop={() => held !== undefined && onDrop(held, stage)}
    >
      <header className={styles.colHead}>
        <h2 id={titleId} tabIndex={-1}>
          {t(`stage.${stage}`)} {count !== undefined && <span className="num muted">{format.number(count)}</span>}
        </h2>
      </header>
      {cards.length > 0 && <ColumnCards {...{ stage, cards, onHold }} held={held?.stage === stage ? held : undefined} />}
      <ColumnEnd stage={stage} shown={cards.length} />
    </section>
  );
});

const ColumnEnd = observer(function ColumnEnd({
  stage,
  shown,
}: {
  readonly stage: ApplicationStage;
  readonly shown: number;
}): JSX.Element | null {
  const t = useT('applications');
  const store = useService(ApplicantsStore);
  const list = store.column(stage);
  const more = (): void => void list.more();
  if (list.status === 'failed') return <ErrorNote title={t('applicants.failed')} onRetry={more} />;
  if (!list.hasMore) return null;
  const left = Math.max((store.counts.of(stage) ?? 0) - shown, 0);
  return (
    <Button className={styles.colMore} variant="quiet" size="s" wide busy={list.status === 'loading'} onClick={more}>
      {left > 0 ? t('applicants.more', { count: left }) : t('list.more')}
    </Button>
  );
});
