import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { type Application, type ApplicationStage, movesFrom } from '../../contract/application.ts';
import { ApplicantMovesStore, type MadeMove } from './applicant-moves-store.ts';
import { neighbourOf } from './board-keys.ts';
import { depart } from './travel.ts';

/** Moves applicants to a stage. Applicants that may not go there stay. */
export type MoveApplicants = (applications: readonly Application[], stage: ApplicationStage) => Promise<void>;

/** A hire that waits for confirmation. */
export interface AskedHire {
  readonly applications: readonly Application[];
  readonly confirm: () => void;
  readonly drop: () => void;
}

export interface Mover {
  readonly move: MoveApplicants;
  /** A hire cannot be undone, so it needs confirmation: show a `HireQuestion`. */
  readonly asked: AskedHire | undefined;
}

/** Moves applicants, reports the result, and offers to undo the move. */
export function useMover(): Mover {
  const carryOut = useCarryOut();
  const [asked, setAsked] = useState<AskedHire | undefined>(undefined);
  const latest = useRef(carryOut);
  useLayoutEffect(() => {
    latest.current = carryOut;
  });
  // A stable function: a thousand cards get it as a prop and must not render again for it.
  const move: MoveApplicants = useCallback(async (applications, stage) => {
    const goOn = neighbourOfFocus();
    const drop = (): void => setAsked(undefined);
    const act = async (): Promise<void> => {
      drop();
      goOn();
      await latest.current(applications, stage);
    };
    if (stage === 'hired') setAsked({ applications, confirm: () => void act(), drop });
    else await act();
  }, []);
  return { move, asked };
}

function useCarryOut(): MoveApplicants {
  const t = useT('applications');
  const moves = useService(ApplicantMovesStore);
  const snackbar = useService(SnackbarStore);
  const undo = async (made: readonly MadeMove[]): Promise<void> => {
    const stuck = await moves.undo(made);
    if (stuck > 0) snackbar.raise(t('applicants.notUndone', { count: stuck }), { color: 'warning' });
    else snackbar.raise(t('applicants.undone', { count: made.length }));
  };
  return async (applications, stage) => {
    for (const { id } of applications) depart(id);
    // The failed requests show their reasons in snackbars.
    const moved = await moves.move(applications, stage);
    const [first] = moved;
    if (first !== undefined) {
      const words = { count: moved.length, name: first.before.candidate.name, stage: t(`stage.${stage}`) };
      const mayReturn = moved.every(({ before }) => movesFrom(stage, 'employer').includes(before.stage));
      snackbar.raise(t('applicants.moved', words), mayReturn ? { undo: () => void undo(moved) } : {});
    }
  };
}

/** Finds the neighbour of the focused card. The returned function moves the focus there if the card has left. */
function neighbourOfFocus(): () => void {
  const card = document.activeElement?.closest<HTMLElement>('[data-card]');
  const neighbour = card && neighbourOf(card);
  return () =>
    void requestAnimationFrame(() => {
      if (card?.isConnected === false) neighbour?.focus();
    });
}
