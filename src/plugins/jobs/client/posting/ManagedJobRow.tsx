import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import type { LoadedContribution } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { LedgerRow } from '#core/client/ui/Ledger.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { ManagedJob } from '../../contract/job.ts';
import type { ManagedColumnModule } from '../../contract/managed-postings.ts';
import { STATUS_TONES } from './status-tones.ts';
import { useManagedAddress } from './use-managed-address.ts';

interface ManagedJobRowProps {
  readonly job: ManagedJob;
  readonly figures: readonly LoadedContribution<ManagedColumnModule>[];
}

export function ManagedJobRow({ job, figures }: ManagedJobRowProps): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const addressOf = useManagedAddress();
  return (
    <LedgerRow to={addressOf(job.id)} title={job.title} facts={[job.company.name, job.location]}>
      <StatusBadge tone={STATUS_TONES[job.status]}>{t(`status.${job.status}`)}</StatusBadge>
      {figures.map(({ plugin, id, module: { Words } }) => (
        <PluginBoundary key={id} plugin={plugin} what={id}>
          <Words jobId={job.id} />
        </PluginBoundary>
      ))}
      <span className="muted">{format.date(job.publishedAt)}</span>
    </LedgerRow>
  );
}
