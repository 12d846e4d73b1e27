import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { ApplicantMovesStore, type MoveConflict } from './applicant-moves-store.ts';
import type { MoveApplicants } from './use-mover.ts';

/** Shows moves that failed with a conflict: the applicant's current stage, and whether to move from there. */
export const MoveConflicts = observer(function MoveConflicts({ move }: { readonly move: MoveApplicants }): JSX.Element {
  const { conflicts } = useService(ApplicantMovesStore);
  return (
    <>
      {conflicts.map((conflict) => (
        <Conflict key={conflict.application.id} conflict={conflict} move={move} />
      ))}
    </>
  );
});

function Conflict({
  conflict: { application, wanted },
  move,
}: {
  readonly conflict: MoveConflict;
  readonly move: MoveApplicants;
}): JSX.Element {
  const t = useT('applications');
  const moves = useService(ApplicantMovesStore);
  const now = t(`stage.${application.stage}`);
  const stage = t(`stage.${wanted}`);
  return (
    <Note
      tone="straw"
      role="alert"
      title={t('applicants.conflict', { name: application.candidate.name, stage: now })}
      action={
        <p className="row">
          {application.moves.includes(wanted) && (
            <Button size="s" onClick={() => void move([application], wanted)}>
              {t('applicants.moveToStage', { stage })}
            </Button>
          )}
          <Button size="s" variant="quiet" onClick={() => moves.settle(application.id)}>
            {t('applicants.conflictKeep', { stage: now })}
          </Button>
        </p>
      }
    >
      {t('applicants.conflictText')}
    </Note>
  );
}
