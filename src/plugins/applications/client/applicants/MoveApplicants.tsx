import { observer } from 'mobx-react-lite';
import { createContext, type JSX, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { errorSentence } from '#core/client/i18n/server-sentence.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { type ApplicationStage, movesFrom, UNDO_MS } from '../../contract/application.ts';
import type { Application } from '../../contract/schemas.ts';
import { ApplicantsStore, type MadeMove, type MoveConflict } from './applicants-store.ts';
import { depart, neighbourOfFocus } from './board-cards.ts';

type Move = (applications: readonly Application[], stage: ApplicationStage) => Promise<void>;

const MoveContext = createContext<Move | undefined>(undefined);

/** Returns the function that moves applicants to a stage. Applicants that may not go there stay. Call it inside of `MoveApplicants`. */
export function useMove(): Move {
  const move = useContext(MoveContext);
  if (move === undefined) throw new Error('useMove is called outside of MoveApplicants.');
  return move;
}

interface AskedHire {
  readonly applications: readonly Application[];
  readonly confirm: () => void;
}

interface MoveApplicantsProps {
  /** Called after a move that the server has made. */
  readonly onMoved?: () => void;
  readonly children: ReactNode;
}

/**
 * Lets the components inside of it move applicants. It reports each move and offers to undo it. Above them it shows the moves that
 * failed with a conflict. A hire cannot be undone, so it asks for confirmation.
 */
export const MoveApplicants = observer(function MoveApplicants({ onMoved, children }: MoveApplicantsProps): JSX.Element {
  const { conflicts } = useService(ApplicantsStore);
  const [asked, setAsked] = useState<AskedHire | undefined>(undefined);
  const carryOut = useReportedMove(onMoved);
  const latest = useRef(carryOut);
  useLayoutEffect(() => {
    latest.current = carryOut;
  });
  // A stable function: a thousand cards use it and must not render again for it.
  const move: Move = useCallback(async (applications, stage) => {
    const goOn = neighbourOfFocus();
    const act = async (): Promise<void> => {
      setAsked(undefined);
      goOn();
      await latest.current(applications, stage);
    };
    if (stage === 'hired') setAsked({ applications, confirm: () => void act() });
    else await act();
  }, []);
  return (
    <MoveContext value={move}>
      {conflicts.map((conflict) => (
        <MoveConflictNote key={conflict.application.id} conflict={conflict} />
      ))}
      {children}
      <HireQuestion asked={asked} onClose={() => setAsked(undefined)} />
    </MoveContext>
  );
});

/** Moves applicants, reports the result, and offers to undo the move. */
function useReportedMove(onMoved: (() => void) | undefined): Move {
  const t = useT('applications');
  const store = useService(ApplicantsStore);
  const snackbar = useService(SnackbarStore);
  const { i18n } = useI18n();
  const undo = async (made: readonly MadeMove[]): Promise<void> => {
    const stuck = await store.undo(made);
    if (stuck > 0) snackbar.raise(t('applicants.notUndone', { count: stuck }), { color: 'warning' });
    else snackbar.raise(t('applicants.undone', { count: made.length }));
  };
  return async (applications, stage) => {
    for (const { id } of applications) depart(id);
    const at = Date.now();
    const { made: moved, refusal, left } = await store.move(applications, stage);
    if (refusal !== null) snackbar.raise(errorSentence(i18n, refusal.code, refusal.message), { color: 'error' });
    if (left > 0 && moved.length > 0) snackbar.raise(t('core:selectionBar.left', { count: left }), { color: 'warning' });
    const [first] = moved;
    if (first === undefined) return;
    onMoved?.();
    const words = { count: moved.length, name: first.before.candidate.name, stage: t(`stage.${stage}`) };
    const mayReturn = moved.every(({ before }) => movesFrom(stage, 'employer').includes(before.stage));
    snackbar.raise(t('applicants.moved', words), mayReturn ? { undo: () => void undo(moved), undoMs: UNDO_MS, at } : {});
  };
}

interface HireQuestionProps {
  readonly asked: AskedHire | undefined;
  readonly onClose: () => void;
}

function HireQuestion({ asked, onClose }: HireQuestionProps): JSX.Element {
  const t = useT('applications');
  const names = asked?.applications.map(({ candidate }) => candidate.name) ?? [];
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={t('applicants.hireTitle', { count: names.length, name: names[0] ?? '' })}
      action={t('applicants.hire')}
      keep={t('applicants.hireNot')}
      onConfirm={() => asked?.confirm()}
      onClose={onClose}
    >
      <p>{t('applicants.hireText')}</p>
    </ConfirmDialog>
  );
}

/** The applicant's current stage, and the choice to move from there or to keep it. */
function MoveConflictNote({ conflict: { application, wanted } }: { readonly conflict: MoveConflict }): JSX.Element {
  const t = useT('applications');
  const { closeConflict } = useService(ApplicantsStore);
  const move = useMove();
  const now = t(`stage.${application.stage}`);
  const goOn = { label: t('applicants.moveToStage', { stage: t(`stage.${wanted}`) }), onChoose: () => void move([application], wanted) };
  const keep = { label: t('applicants.conflictKeep', { stage: now }), onChoose: () => closeConflict(application.id), isQuiet: true };
  return (
    <Conflict
      title={t('applicants.conflict', { name: application.candidate.name, stage: now })}
      help={t('applicants.conflictText')}
      choices={application.moves.includes(wanted) ? [goOn, keep] : [keep]}
      keepsFocus
    />
  );
}
