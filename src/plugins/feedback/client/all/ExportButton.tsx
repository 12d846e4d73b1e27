import type { JSX } from 'react';
import { useDownload } from '#core/client/http/use-download.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { exportFeedback } from '../../contract/handling-endpoints.ts';
import type { FeedbackFilters } from '../../contract/handling-schemas.ts';

/** Saves the feedback that matches the filters as a CSV file. */
export function ExportButton({ filters }: { readonly filters: FeedbackFilters }): JSX.Element {
  const t = useT('feedback');
  const { busy, download } = useDownload();
  const save = (): Promise<void> => download((api) => api.download(exportFeedback, { query: filters }), 'feedback.csv');
  return (
    <Button busy={busy} onClick={() => void save()}>
      {t('all.export')}
    </Button>
  );
}
