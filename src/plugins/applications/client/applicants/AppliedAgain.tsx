import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { Application } from '../../contract/schemas.ts';
import { ApplicantsStore } from './applicants-store.ts';

interface AppliedAgainProps {
  readonly application: Application;
  readonly className?: string | undefined;
}

/** Says why an application has no moves that could have some: its candidate has applied again. Shows nothing for any other application. */
export const AppliedAgain = observer(function AppliedAgain({
  application,
  className = 'muted small',
}: AppliedAgainProps): JSX.Element | null {
  const t = useT('applications');
  const { isMoving } = useService(ApplicantsStore);
  const mayMove = useService(SessionStore).may('application', 'update');
  const { id, moves, stage } = application;
  if (!mayMove || stage !== 'rejected' || moves.length > 0 || isMoving(id)) return null;
  return <p className={className}>{t('applicants.again')}</p>;
});
