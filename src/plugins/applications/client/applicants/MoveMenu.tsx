import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { MoreIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { Application } from '../../contract/application.ts';
import { StageMenu } from './StageMenu.tsx';
import type { MoveApplicants } from './use-mover.ts';

interface MoveMenuProps {
  readonly application: Application;
  readonly tabIndex: number;
  readonly move: MoveApplicants;
}

/** Moves the applicant of one card. */
export function MoveMenu({ application, tabIndex, move }: MoveMenuProps): JSX.Element | null {
  const t = useT('applications');
  if (application.moves.length === 0) return null;
  return (
    <StageMenu
      className="btn btn--quiet card__menu"
      label={t('applicants.moveOne', { name: application.candidate.name })}
      tabIndex={tabIndex}
      stages={application.moves}
      onChoose={(stage) => void move([application], stage)}
    >
      <MoreIcon className="icon--s" />
    </StageMenu>
  );
}
