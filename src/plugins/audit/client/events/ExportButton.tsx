import type { JSX } from 'react';
import { useDownload } from '#core/client/http/use-download.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { askedOf, type FilterValuesOf } from '#core/client/lists/list-declaration.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { exportEvents } from '../../contract/endpoints.ts';
import { eventList } from './event-list.ts';

/** Saves the events that match the filters as a CSV file. */
export function ExportButton({ values }: { readonly values: FilterValuesOf<typeof eventList> }): JSX.Element {
  const t = useT('audit');
  const { busy, download } = useDownload();
  const save = (): Promise<void> => download((api) => api.download(exportEvents, { query: askedOf(eventList, values) }), 'audit.csv');
  return (
    <Button busy={busy} onClick={() => void save()}>
      {t('list.export')}
    </Button>
  );
}
