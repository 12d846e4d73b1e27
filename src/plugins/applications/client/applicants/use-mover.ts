import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { type Application, type ApplicationStage, movesFrom } from '../../contract/application.ts';
import { ApplicantMovesStore, type MadeMove } from './applicant-moves-store.ts';
import { neighbourOf } from './board-keys.ts';
import { depart } from './travel.ts';

/** Moves applicants to a stage; those that may not go there stay. */
export type MoveApplicants = (applications: readonly Application[], stage: ApplicationStage) => Promise<void>;

/** A move that waits for a second word. */
export interface AskedHire {
  readonly applications: readonly Application[];
  readonly confirm: () => void;
  readonly drop: () => void;
}

/** How a screen moves applicants. */
export interface Mover {
  readonly move: MoveApplicants;
  /** To hire cannot be taken back, so it is asked for again: show a `HireQuestion`. */
  readonly asked: AskedHire | undefined;
}

/** Moves applicants, says what became of it, and offers to take it back. */
export function useMover(): Mover {
  const carryOut = useCarryOut();
  const [asked, setAsked] = useState<AskedHire | undefined>(undefined);
  const latest = useRef(carryOut);
  useLayoutEffect(() => {
    latest.current = carryOut;
  });
  // The same function at every render: a thousand cards are given it, and none is drawn anew for it.
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
    // Why others were not moved is in the snackbars of their failed calls.
    const moved = await moves.move(applications, stage);
    const [first] = moved;
    if (first !== undefined) {
      const words = { count: moved.length, name: first.before.candidate.name, stage: t(`stage.${stage}`) };
      const mayReturn = moved.every(({ before }) => movesFrom(stage, 'employer').includes(before.stage));
      snackbar.raise(t('applicants.moved', words), mayReturn ? { undo: () => void undo(moved) } : {});
    }
  };
}

/** A card that leaves takes the focus with it: the work goes on at its neighbour, once the returned function is called. */
function neighbourOfFocus(): () => void {
  const card = document.activeElement?.closest<HTMLElement>('[data-card]');
  const neighbour = card && neighbourOf(card);
  return () =>
    void requestAnimationFrame(() => {
      if (card?.isConnected === false) neighbour?.focus();
    });
}
