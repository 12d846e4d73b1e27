import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { saveFile } from '#core/client/http/save-file.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { exportEvents } from '../../contract/endpoints.ts';
import { askedFilters, type ShownFilters } from './event-filters.ts';

/** Saves the events that match the filters as a CSV file. */
export function ExportButton({ filters }: { readonly filters: ShownFilters }): JSX.Element {
  const t = useT('audit');
  const api = useService(ApiClient);
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await api.download(exportEvents, { query: askedFilters(filters) }), 'audit.csv');
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={isBusy} onClick={() => void save()}>
      {t('list.export')}
    </Button>
  );
}
