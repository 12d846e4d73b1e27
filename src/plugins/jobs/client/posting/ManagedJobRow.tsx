import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LedgerRow } from '#core/client/ui/Ledger.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { ManagedJob } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';

const TONES = { draft: 'wait', published: 'live', closed: 'off' } as const;

/** One posting of the user's companies; leads to its applicants. */
export function ManagedJobRow({ job }: { readonly job: ManagedJob }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const { total, new: fresh } = job.applicants;
  return (
    <LedgerRow to={href(jobRoutes.applicants, { jobId: job.id })} title={job.title} facts={[job.company.name, job.location]}>
      <StatusBadge tone={TONES[job.status]}>{t(`status.${job.status}`)}</StatusBadge>
      <span>
        {t('managed.applicants', { count: total })}
        {fresh > 0 && <strong> · {t('managed.newApplicants', { count: fresh })}</strong>}
      </span>
      <span className="muted">{format.date(job.publishedAt)}</span>
    </LedgerRow>
  );
}
