import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import { ACTIVE_STAGES, type Application, type ApplicationStage } from '../../contract/application.ts';
import { StageMenu } from './StageMenu.tsx';
import type { MoveApplicants } from './use-mover.ts';

interface ApplicantMoveProps {
  readonly application: Application;
  readonly move: MoveApplicants;
}

/** The moves of an applicant: to the next stage, to any other stage, or a rejection. */
export function ApplicantMove({ application, move }: ApplicantMoveProps): JSX.Element {
  const t = useT('applications');
  const { moves, stage } = application;
  if (moves.length === 0) return <p className="muted">{t('applicant.final')}</p>;
  const next = nextStage(application);
  const to = (chosen: ApplicationStage): void => void move([application], chosen);
  return (
    <>
      <StageMenu className="btn" stages={moves} onChoose={to}>
        {t('applicants.moveTo')}
        <DownIcon className="icon--s" />
      </StageMenu>
      {stage !== 'rejected' && (
        <Button variant="rust" onClick={() => to('rejected')}>
          {t('stage.rejected')}
        </Button>
      )}
      {next !== undefined && (
        <Button variant="grow" onClick={() => to(next)}>
          {t('applicants.moveToStage', { stage: t(`stage.${next}`) })}
        </Button>
      )}
    </>
  );
}

// The next stage of a usual course. The main button never hires, because users press it most.
function nextStage({ stage, moves }: Application): ApplicationStage | undefined {
  const at = ACTIVE_STAGES.indexOf(stage);
  return at === -1 ? undefined : ACTIVE_STAGES.slice(at + 1).find((later) => moves.includes(later));
}
