import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { RichText } from '#core/client/ui/rich-text/RichText.tsx';
import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import type { JobSummary } from '../../contract/reply-schemas.ts';
import { CompanyOfPosting } from './company-of-posting.ts';
import * as styles from './JobPage.module.css';

/** What the company of a posting says about itself. It renders nothing for a company without a description. */
export const AboutCompany = observer(function AboutCompany({ company: { id, name } }: Pick<JobSummary, 'company'>): JSX.Element | null {
  const t = useT('jobs');
  const companies = useService(CompanyOfPosting);
  const titleId = useId();
  const { resource, load } = useResource(() => companies.get(id), id);
  if (resource.status === 'failed') return <ErrorNote title={t('job.companyFailed')} onRetry={load} />;
  const { tagline = null, about = null, aboutHtml = null } = resource.value ?? {};
  if (tagline === null && about === null) return null;
  return (
    <section className={styles.jobCompany} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('job.aboutCompany', { company: name })}</h2>
      {tagline !== null && (
        <p className="read strong" dir="auto">
          {tagline}
        </p>
      )}
      {about !== null && <RichText html={aboutHtml ?? richTextOfPlain(about)} />}
    </section>
  );
});
