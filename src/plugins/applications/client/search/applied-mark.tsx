import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { AppliedMarksStore } from './applied-marks-store.ts';

/** Fetches the user's applications, if the user may apply. */
export const Source = observer(function AppliedMarks(): null {
  const mayApply = useService(SessionStore).may('application', 'create');
  const store = useService(AppliedMarksStore);
  useEffect(() => {
    if (mayApply) void store.load();
  }, [store, mayApply]);
  return null;
});

/** The mark on a posting to which the user has applied. */
export const Mark = observer(function AppliedMark({ jobId }: { readonly jobId: string }): JSX.Element | null {
  const t = useT('applications');
  const format = useFormat();
  const appliedAt = useService(AppliedMarksStore).applied.value?.get(jobId);
  if (appliedAt === undefined) return null;
  return <StatusBadge tone="live">{t('mark.applied', { date: format.date(appliedAt) })}</StatusBadge>;
});
