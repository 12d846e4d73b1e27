import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Widget as NewestJobs } from './NewestJobsWidget.tsx';

/** The newest postings as a chapter of the landing page. */
export function Section(): JSX.Element {
  const t = useT('jobs');
  return (
    <section className="chapter">
      <h2>{t('landing.title')}</h2>
      <div>
        <NewestJobs />
      </div>
    </section>
  );
}
