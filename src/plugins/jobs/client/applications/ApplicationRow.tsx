import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { CompanySign } from '#core/client/ui/CompanySign.tsx';
import { LedgerRow } from '#core/client/ui/Ledger.tsx';
import { PersonSign } from '#core/client/ui/PersonSign.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Application } from '../../contract/application.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { StageBadge } from './StageBadge.tsx';

/** Who reads it: a candidate sees the job, an employer the candidate. */
export type ApplicationView = 'candidate' | 'employer';

/** One application in a ledger; leads to the application. */
export function ApplicationRow({ application, view }: { readonly application: Application; readonly view: ApplicationView }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const { job, candidate } = application;
  const mine = view === 'candidate';
  const to = mine
    ? href(jobRoutes.appliedDetail, { id: application.id })
    : href(jobRoutes.applicant, { jobId: job.id, userId: candidate.id });
  return (
    <LedgerRow
      to={to}
      title={mine ? job.title : candidate.name}
      sign={mine ? <CompanySign name={job.company} /> : <PersonSign name={candidate.name} />}
      facts={mine ? [job.company, job.location] : [candidate.email]}
    >
      <StageBadge stage={application.stage} />
      <span className="muted">{t('applied.sent', { when: format.relative(application.createdAt) })}</span>
    </LedgerRow>
  );
}
