import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { GridFact } from '#core/client/ui/detail/FactGrid.tsx';
import { HIDDEN_STATUSES } from '../../contract/life-cycle.ts';
import { OLD_DAYS, RECENT_DAYS } from '../../contract/posting-age.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import * as styles from './JobPage.module.css';

/**
 * When a posting was posted, or renewed, and how long it is open. A renewed one also says when it was first posted, so that it does not look
 * new, and an old one how old it is. One without a date of its own says when it was imported. A draft was not posted yet. Another posting
 * that is not shown to everybody has no such fact.
 */
export function usePostedFact({ status, publishedAt, isImportDate = false, renewedAt, expiresAt }: Omit<Job, 'viewer'>): GridFact {
  const t = useT('jobs');
  const format = useFormat();
  const isImported = isImportDate && renewedAt === null;
  const term = t(isImported ? 'posting.imported' : renewedAt === null ? 'posting.posted' : 'posting.renewed');
  if (status === 'draft') return { term, value: t('posting.notYet') };
  if (HIDDEN_STATUSES.includes(status)) return { term, value: undefined };
  const at = renewedAt ?? publishedAt;
  const days = (Date.now() - Date.parse(at)) / 86_400_000;
  const isRecent = days < RECENT_DAYS && !isImported;
  const isLive = status === 'published' || status === 'paused';
  const first = t(isImportDate ? 'posting.firstImported' : 'posting.firstPosted', { date: format.date(publishedAt) });
  const notes = [
    ...(days > OLD_DAYS ? [format.relative(at)] : []),
    ...(renewedAt === null ? [] : [first]),
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
