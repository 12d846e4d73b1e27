import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Application, ApplicationStage } from '../../contract/application.ts';
import { ApplicantMovesStore } from './applicant-moves-store.ts';
import { ApplicantsStore } from './applicants-store.ts';
import { pressBoardKey } from './board-keys.ts';
import { StageColumn } from './StageColumn.tsx';
import type { MoveApplicants } from './use-mover.ts';
import './ApplicantBoard.css';

interface ApplicantBoardProps {
  readonly stages: readonly ApplicationStage[];
  readonly move: MoveApplicants;
}

/** The applicants of a posting, with one column for each stage. The user moves a card by dragging, by its menu or with the key M. */
export const ApplicantBoard = observer(function ApplicantBoard({ stages, move }: ApplicantBoardProps): JSX.Element {
  const t = useT('applications');
  const store = useService(ApplicantsStore);
  const { selection } = useService(ApplicantMovesStore);
  const [held, setHeld] = useState<Application | undefined>(undefined);
  // Dragging one of the selected cards drags all of them.
  const inHand = (card: Application): readonly Application[] =>
    selection.has(card.id) ? stages.flatMap(store.cards).filter(({ id }) => selection.has(id)) : [card];
  const drop = (stage: ApplicationStage): void => {
    if (held !== undefined) void move(inHand(held), stage);
    setHeld(undefined);
  };
  return (
    <section className="board" aria-label={t('applicants.board')} onKeyDown={pressBoardKey} onDragEnd={() => setHeld(undefined)}>
      {stages.map((stage) => (
        <StageColumn key={stage} stage={stage} held={held} onHold={setHeld} onDrop={() => drop(stage)} move={move} />
      ))}
    </section>
  );
});
