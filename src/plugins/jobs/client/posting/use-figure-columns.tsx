import { useMemo } from 'react';
import type { LoadedContribution } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import type { Column } from '#core/client/ui/data-list/column.ts';
import type { ManagedJob } from '../../contract/job.ts';
import { type ManagedColumnModule, managedColumns } from '../../contract/managed-postings.ts';

/** The columns that other plugins add to the managed postings. They take their space before their figures are loaded. */
export function useFigureColumns(figures: readonly LoadedContribution<ManagedColumnModule>[]): readonly Column<ManagedJob>[] {
  const t = useT('jobs');
  const columns = useContributions(managedColumns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the contributions do not change while the page is open
  return useMemo(
    () =>
      columns.map(({ plugin, thing: { id, value } }) => {
        const figure = figures.find((one) => one.id === id);
        return {
          id,
          title: figure === undefined ? '' : t(value.title),
          width: value.width,
          align: 'end',
          cell: (row) =>
            figure !== undefined && (
              <PluginBoundary plugin={plugin} what={id}>
                <figure.module.Cell jobId={row.id} />
              </PluginBoundary>
            ),
        };
      }),
    [figures, t],
  );
}
