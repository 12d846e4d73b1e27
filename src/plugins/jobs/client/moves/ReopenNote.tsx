import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { MOST_RENEWALS, REOPEN_DAYS } from '../../contract/life-cycle.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { actionsOnPage } from './posting-actions.ts';
import { useManagedAction } from './use-managed-action.ts';

const DAY_MS = 86_400_000;

/** On a closed posting, for its company: the button that opens it again, or why this is no longer possible. */
export function ReopenNote({ job }: { readonly job: Job }): JSX.Element | null {
  const t = useT('jobs');
  const format = useFormat();
  const act = useManagedAction(job);
  if (job.status !== 'closed' || job.endedAt === null) return null;
  const until = new Date(Date.parse(job.endedAt) + REOPEN_DAYS * DAY_MS);
  const action = actionsOnPage(job).includes('reopen') ? 'reopen' : 'copy';
  const why = until <= new Date() ? t('moves.reopenOver', { days: REOPEN_DAYS }) : t('moves.reopenUsed', { times: MOST_RENEWALS });
  return (
    <Note
      tone="straw"
      title={action === 'reopen' ? t('moves.reopenUntil', { date: format.date(until.toISOString()) }) : why}
      action={
        <Button size="s" onClick={() => act(action)}>
          {t(`moves.action.${action}`)}
        </Button>
      }
    />
  );
}
