import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { GridFact } from '#core/client/ui/detail/FactGrid.tsx';
import { HIDDEN_STATUSES, RECENT_DAYS } from '../../contract/life-cycle.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import * as styles from './JobPage.module.css';

/**
 * When a posting was posted, or renewed, and how long it is open. A renewed one also says when it was first posted, so that it does not look
 * new. A draft was not posted yet. Another posting that is not shown to everybody has no such fact.
 */
export function usePostedFact({ status, publishedAt, renewedAt, expiresAt }: Omit<Job, 'viewer'>): GridFact {
  const t = useT('jobs');
  const format = useFormat();
  const term = t(renewedAt === null ? 'posting.posted' : 'posting.renewed');
  if (status === 'draft') return { term, value: t('posting.notYet') };
  if (HIDDEN_STATUSES.includes(status)) return { term, value: undefined };
  const at = renewedAt ?? publishedAt;
  const isRecent = Date.now() - Date.parse(at) < RECENT_DAYS * 86_400_000;
  const isLive = status === 'published' || status === 'paused';
  const notes = [
    ...(renewedAt === null ? [] : [t('posting.firstPosted', { date: format.date(publishedAt) })]),
    ...(isLive && expiresAt !== null ? [t('posting.openUntil', { date: format.date(expiresAt) })] : []),
  ];
  return {
    term,
    value: (
      <time dateTime={at} title={format.dateTime(at)}>
        {isRecent ? format.relative(at) : format.date(at)}
      </time>
    ),
    note: notes.length === 0 ? undefined : notes.map((note) => <NoteLine key={note}>{note}</NoteLine>),
  };
}

function NoteLine({ children }: { readonly children: string }) {
  return <span className={styles.jobLine}>{children}</span>;
}
