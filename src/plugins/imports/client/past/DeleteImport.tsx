import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { cancelImport } from '../../contract/endpoints.ts';
import type { ListedImport } from '../../contract/import-run.ts';

interface DeleteImportProps {
  readonly run: ListedImport;
  /** Called when the import no longer exists. */
  readonly onDeleted: () => void;
}

/** Deletes an import of the list with its rows, for example to make room for another one. */
export function DeleteImport({ run, onDeleted }: DeleteImportProps): JSX.Element {
  const t = useT('imports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, fileName: name } = run;
  const isApplied = run.state === 'applied' || run.state === 'undone';
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call(cancelImport, { params: { id } });
      snackbar.raise(t('past.wasDeleted', { name }));
      onDeleted();
    } catch (error) {
      // The client has shown the reason. With 404, the import was deleted in another window.
      if (error instanceof ApiError && error.status === 404) onDeleted();
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setAsked(true)} aria-label={t('past.deleteNamed', { name })}>
        {t('past.delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('past.deleteTitle', { name })}
        action={t('past.delete')}
        busy={busy}
        onConfirm={() => void go()}
        onClose={() => setAsked(false)}
      >
        <p>{t(isApplied ? 'past.deleteAppliedHelp' : 'cancelHelp')}</p>
      </ConfirmDialog>
    </>
  );
}
