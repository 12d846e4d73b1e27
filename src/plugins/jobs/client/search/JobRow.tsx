import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { CompanySign } from '#core/client/ui/CompanySign.tsx';
import { LedgerRow } from '#core/client/ui/Ledger.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { JobSummary } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { PostedText } from '../posting/PostedText.tsx';
import { SalaryText } from '../posting/SalaryText.tsx';
import { FoundText } from './FoundText.tsx';

interface JobRowProps {
  readonly job: JobSummary;
  /** What was looked for; its words are marked in the title. */
  readonly asked?: string | undefined;
  /** When the reader applied (ISO 8601). */
  readonly appliedAt?: string | undefined;
  /** It is shown beside the list. */
  readonly isChosen?: boolean;
}

/** One posting in a ledger of postings. */
export function JobRow({ job, asked, appliedAt, isChosen = false }: JobRowProps): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const { company, location, workMode, employmentType } = job;
  return (
    <LedgerRow
      to={href(jobRoutes.detail, { id: job.id })}
      title={
        <span data-chosen={isChosen || undefined}>
          <FoundText text={job.title} asked={asked} />
        </span>
      }
      sign={<CompanySign name={company.name} />}
      facts={[company.name, location, workMode && t(`workMode.${workMode}`), employmentType && t(`employmentType.${employmentType}`)]}
    >
      {job.salary !== null && <SalaryText salary={job.salary} />}
      <span className="muted small">
        <PostedText at={job.publishedAt} />
      </span>
      {appliedAt !== undefined && <StatusBadge tone="live">{t('search.applied', { date: format.date(appliedAt) })}</StatusBadge>}
    </LedgerRow>
  );
}
