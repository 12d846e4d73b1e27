import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ACTIVE_STAGES } from '../../contract/application.ts';
import type { Application } from '../../contract/schemas.ts';

type Stands = Pick<Application, 'stage' | 'isRead' | 'job'>;

/** Whether the application waits where nobody reads it. */
export function isUnread({ stage, isRead }: Stands): boolean {
  return !isRead && ACTIVE_STAGES.includes(stage);
}

/** In place of the stage of an application that nobody reads. */
export function NobodyReads({ application: { job } }: { readonly application: Stands }): JSX.Element {
  const t = useT('applications');
  return <p>{t('answer.unread', { company: job.company })}</p>;
}
