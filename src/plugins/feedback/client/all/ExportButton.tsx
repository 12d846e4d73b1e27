import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { saveFile } from '#core/client/http/save-file.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { FeedbackFilters } from '../../contract/handling.ts';
import { exportFeedback } from '../../contract/handling-endpoints.ts';

/** Saves the feedback that matches the filters as a CSV file. */
export function ExportButton({ filters }: { readonly filters: FeedbackFilters }): JSX.Element {
  const t = useT('feedback');
  const api = useService(ApiClient);
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await api.download(exportFeedback, { query: filters }), 'feedback.csv');
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={isBusy} onClick={() => void save()}>
      {t('all.export')}
    </Button>
  );
}
