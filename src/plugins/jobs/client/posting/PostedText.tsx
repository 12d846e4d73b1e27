import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';

/** Older postings show their date. */
export const RECENT_MS = 30 * 86_400_000;

/** When a posting was published: the time since then for recent postings, otherwise the date. */
export function PostedText({ at }: { readonly at: string }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const isRecent = Date.now() - Date.parse(at) < RECENT_MS;
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {isRecent ? t('job.posted', { when: format.relative(at) }) : t('job.postedOn', { date: format.date(at) })}
    </time>
  );
}
