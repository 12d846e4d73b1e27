import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { Application } from '../../contract/application.ts';
import { StageBadge } from '../application/StageBadge.tsx';
import { StageMenu } from './StageMenu.tsx';
import type { MoveApplicants } from './use-mover.ts';

/** The stage of one row, with a menu of the possible moves. */
export function StageCell({ application, move }: { readonly application: Application; readonly move: MoveApplicants }): JSX.Element {
  const t = useT('applications');
  const { moves, stage, candidate } = application;
  if (moves.length === 0) return <StageBadge stage={stage} />;
  return (
    <StageMenu
      className="btn btn--s stagecell"
      label={t('applicants.stageOf', { name: candidate.name, stage: t(`stage.${stage}`) })}
      stages={moves}
      onChoose={(to) => void move([application], to)}
    >
      <StageBadge stage={stage} />
      <DownIcon className="icon--s" />
    </StageMenu>
  );
}
