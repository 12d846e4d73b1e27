import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEdition, useEntities } from '#core/client/lists/use-entities.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { Job } from '../../contract/reply-schemas.ts';
import { listJobReports } from '../../contract/report-endpoints.ts';
import { managedJobs } from '../moves/managed-jobs.ts';
import { PostingMovesStore } from '../moves/posting-moves-store.ts';
import { CompanyPeople } from './CompanyPeople.tsx';
import { ReportDecisions } from './ReportDecisions.tsx';
import { ReportEntry } from './ReportEntry.tsx';
import * as styles from './reports.module.css';

interface ReportsPanelProps {
  readonly job: Pick<Job, 'id' | 'title' | 'reference' | 'status' | 'company'> & { readonly moves: Job['viewer']['moves'] };
  readonly headingLevel?: 2 | 3;
}

/** The open reports on a posting for administrators, with their decisions. It renders nothing for a posting without reports. */
export const ReportsPanel = observer(function ReportsPanel({ job, headingLevel = 2 }: ReportsPanelProps): JSX.Element | null {
  const t = useT('jobs');
  const titleId = useId();
  const api = useService(ApiClient);
  const moves = useService(PostingMovesStore);
  const { resource, load } = useResource(async (signal) => {
    const found = await api.call(listJobReports, { params: { id: job.id }, signal });
    moves.readReports(
      job.id,
      found.items.map(({ id }) => id),
    );
    return found;
  }, job.id);
  // A decision by this or another administrator changes them.
  useEdition(useEntities(managedJobs), load);
  if (resource.status === 'failed') return <ErrorNote title={t('reports.failed')} onRetry={load} />;
  const { items = [], count = 0 } = resource.value ?? {};
  if (items.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.reports} aria-labelledby={titleId}>
      <Heading id={titleId}>{t('reports.title', { count })}</Heading>
      <ul className={styles.reportsList}>
        {items.map((report) => (
          <ReportEntry key={report.id} report={report} />
        ))}
      </ul>
      {count > items.length && <p className="muted small">{t('reports.more', { count: count - items.length })}</p>}
      <CompanyPeople companyId={job.company.id} />
      <ReportDecisions job={job} reports={items.map(({ id }) => id)} onRefused={load} />
    </section>
  );
});
