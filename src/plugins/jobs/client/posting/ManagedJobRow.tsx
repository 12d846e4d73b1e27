import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import type { LoadedContribution } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { LedgerRow } from '#core/client/ui/Ledger.tsx';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type ManagedColumnModule, managedPlaces } from '../../contract/client-extension-points.ts';
import type { JobStatus, ManagedJob } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';

interface ManagedJobRowProps {
  readonly job: ManagedJob;
  readonly figures: readonly LoadedContribution<ManagedColumnModule>[];
}

export function ManagedJobRow({ job, figures }: ManagedJobRowProps): JSX.Element {
  const format = useFormat();
  const addressOf = useManagedAddress();
  return (
    <LedgerRow to={addressOf(job.id)} title={job.title} facts={[job.company.name, job.location]}>
      <JobStatusBadge status={job.status} />
      {figures.map(({ plugin, id, module: { Words } }) => (
        <PluginBoundary key={id} plugin={plugin} what={id}>
          <Words jobId={job.id} />
        </PluginBoundary>
      ))}
      <span className="muted">{format.date(job.publishedAt)}</span>
    </LedgerRow>
  );
}

/** The link of a row of managed postings: the first page for managers or, without such a page, the posting itself. */
export function useManagedAddress(): (jobId: string) => string {
  const [first] = useContributions(managedPlaces);
  return first?.thing.value.to ?? ((id) => href(jobRoutes.detail, { id }));
}

const STATUS_TONES: Readonly<Record<JobStatus, StatusTone>> = { draft: 'wait', published: 'live', paused: 'wait', closed: 'off' };

export function JobStatusBadge({ status }: { readonly status: JobStatus }): JSX.Element {
  const t = useT('jobs');
  return <StatusBadge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

interface FigureSourcesProps {
  readonly figures: readonly LoadedContribution<ManagedColumnModule>[];
  readonly jobs: readonly ManagedJob[];
}

/** Passes the ids of the listed postings to the columns of other plugins. */
export function FigureSources({ figures, jobs }: FigureSourcesProps): JSX.Element {
  const jobIds = jobs.map(({ id }) => id);
  return (
    <>
      {figures.map(({ plugin, id, module: { Source } }) => (
        <PluginBoundary key={id} plugin={plugin} what={id}>
          <Source jobIds={jobIds} />
        </PluginBoundary>
      ))}
    </>
  );
}
