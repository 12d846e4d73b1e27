import type { JSX } from 'react';
import type { LoadedContribution } from '#core/client/i18n/use-loaded-contributions.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import type { ManagedJob } from '../../contract/job.ts';
import type { ManagedColumnModule } from '../../contract/managed-postings.ts';

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
