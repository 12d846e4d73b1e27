import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import { LedgerRow } from '#core/client/ui/Ledger.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { ManagedJob } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { STATUS_TONES } from './status-tones.ts';

/** One posting of the user's companies; leads to its applicants. */
export function ManagedJobRow({ job }: { readonly job: ManagedJob }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const { total, new: fresh } = job.applicants;
  return (
    <LedgerRow to={href(jobRoutes.applicants, { jobId: job.id })} title={job.title} facts={[job.company.name, job.location]}>
      <StatusBadge tone={STATUS_TONES[job.status]}>{t(`status.${job.status}`)}</StatusBadge>
      <span className="row">
        {fresh > 0 && <NewMark>{t('managed.newApplicants', { count: fresh })}</NewMark>}
        {t('managed.applicantCount', { count: total })}
      </span>
      <span className="muted">{format.date(job.publishedAt)}</span>
    </LedgerRow>
  );
}
