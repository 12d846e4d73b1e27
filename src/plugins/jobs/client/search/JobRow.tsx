import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { CompanySign } from '#core/client/ui/CompanySign.tsx';
import { LedgerRow } from '#core/client/ui/Ledger.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { JobSummary } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { SalaryText } from '../posting/SalaryText.tsx';

/** One posting in a ledger of postings. */
export function JobRow({ job }: { readonly job: JobSummary }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const { company, location, workMode, employmentType } = job;
  return (
    <LedgerRow
      to={href(jobRoutes.detail, { id: job.id })}
      title={job.title}
      sign={<CompanySign name={company.name} />}
      facts={[company.name, location, workMode && t(`workMode.${workMode}`), employmentType && t(`employmentType.${employmentType}`)]}
    >
      {job.salary !== null && <SalaryText salary={job.salary} />}
      <span className="muted">{format.date(job.publishedAt)}</span>
    </LedgerRow>
  );
}
