import type { JSX } from 'react';
import { useDownload } from '#core/client/http/use-download.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { exportEvents } from '../../contract/endpoints.ts';
import { askedFilters, type ShownFilters } from './event-filters.ts';

/** Saves the events that match the filters as a CSV file. */
export function ExportButton({ filters }: { readonly filters: ShownFilters }): JSX.Element {
  const t = useT('audit');
  const { busy, download } = useDownload();
  const save = (): Promise<void> => download((api) => api.download(exportEvents, { query: askedFilters(filters) }), 'audit.csv');
  return (
    <Button busy={busy} onClick={() => void save()}>
      {t('list.export')}
    </Button>
  );
}
