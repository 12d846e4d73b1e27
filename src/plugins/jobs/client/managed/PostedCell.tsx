import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { UNPUBLISHED_STATUSES } from './unpublished-statuses.ts';
import * as styles from './managed.module.css';

/** When the posting was published and renewed, or when it was created. */
export function PostedCell({ job: { status, publishedAt, renewedAt } }: { readonly job: ManagedJob }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const date = format.date(publishedAt);
  if (UNPUBLISHED_STATUSES.includes(status)) return <span className="muted">{t('managed.createdOn', { date })}</span>;
  return (
    <>
      <time dateTime={publishedAt}>{date}</time>
      {renewedAt !== null && <small className={styles.managedMore}>{t('managed.renewedOn', { date: format.date(renewedAt) })}</small>}
    </>
  );
}
