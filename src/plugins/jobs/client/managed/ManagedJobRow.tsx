import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import type { LoadedContribution } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { ListRow } from '#core/client/ui/List.tsx';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { ManagedColumnModule } from '../../contract/client-extension-points.ts';
import type { JobStatus } from '../../contract/life-cycle.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { titleOf } from '../title-of.ts';
import { useRowAddress } from './use-row-address.ts';

interface ManagedJobRowProps {
  readonly job: ManagedJob;
  readonly figures: readonly LoadedContribution<ManagedColumnModule>[];
}

export function ManagedJobRow({ job, figures }: ManagedJobRowProps): JSX.Element {
  const format = useFormat();
  const t = useT('jobs');
  const addressOf = useRowAddress('member');
  return (
    <ListRow to={addressOf(job)} title={titleOf(t, job)} facts={[job.company.name, job.location]}>
      <JobStatusBadge status={job.status} />
      {figures.map(({ plugin, id, module: { Words } }) => (
        <PluginBoundary key={id} plugin={plugin} what={id}>
          <Words jobId={job.id} />
        </PluginBoundary>
      ))}
      <span className="muted">{format.date(job.publishedAt)}</span>
    </ListRow>
  );
}

const STATUS_TONES: Readonly<Record<JobStatus, StatusTone>> = {
  draft: 'wait',
  pending_review: 'wait',
  changes_requested: 'wait',
  published: 'live',
  paused: 'wait',
  expired: 'off',
  closed: 'off',
  removed: 'off',
  archived: 'off',
};

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
