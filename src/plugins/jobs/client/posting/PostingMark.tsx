import type { JSX } from 'react';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { Job } from '../../contract/reply-schemas.ts';

/** Says why a posting takes no applications. It renders nothing for one that does. */
export function PostingMark({ job }: { readonly job: Job }): JSX.Element | null {
  const t = useT('jobs');
  const format = useFormat();
  const locale = useLocale();
  if (job.status !== 'published') {
    return (
      <Note tone="straw" title={t(`job.${job.status}`)}>
        {t(`job.${job.status}Help`)}
        {job.endedAt !== null && <> {t('view.endedOn', { date: format.date(job.endedAt) })}</>}
      </Note>
    );
  }
  const { isOpen, applyBy } = job.viewer;
  if (applyBy !== null) return null;
  if (isOpen) return <Note tone="sky" title={t('view.unread', { company: job.company.name })} />;
  const deadline = dayInWords(job.deadline ?? '', locale, 'medium');
  return (
    <Note tone="straw" title={t('view.deadlinePassed')}>
      {deadline !== undefined && t('view.deadlineWas', { date: deadline })}
    </Note>
  );
}
