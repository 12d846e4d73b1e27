import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { getCompany } from '#plugins/employer/contract/endpoints.ts';
import type { JobSummary } from '../../contract/job.ts';

/** What the company of a posting says about itself. It renders nothing for a company without a description. */
export const AboutCompany = observer(function AboutCompany({ company: { id, name } }: Pick<JobSummary, 'company'>): JSX.Element | null {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const titleId = useId();
  const { resource, load } = useResource((signal) => api.call(getCompany, { params: { id }, signal }), id);
  if (resource.status === 'failed') return <ErrorNote title={t('job.companyFailed')} onRetry={load} />;
  const tagline = resource.value?.tagline ?? null;
  const about = resource.value?.about ?? null;
  if (tagline === null && about === null) return null;
  return (
    <section className="job__company" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('job.aboutCompany', { company: name })}</h2>
      {tagline !== null && (
        <p className="read strong" dir="auto">
          {tagline}
        </p>
      )}
      {about !== null && (
        <p className="read" dir="auto">
          {about}
        </p>
      )}
    </section>
  );
});
