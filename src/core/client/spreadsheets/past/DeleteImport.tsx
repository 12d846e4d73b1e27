import { type JSX, useState } from 'react';
import { cancelImport } from '#core/contract/imports/endpoints.ts';
import type { ListedImport } from '#core/contract/imports/import-run.ts';
import { useService } from '../../di/use-service.ts';
import { ApiClient } from '../../http/api-client.ts';
import { ApiError } from '../../http/api-error.ts';
import { useT } from '../../i18n/use-t.ts';
import { SnackbarStore } from '../../snackbar/snackbar-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

interface DeleteImportProps {
  readonly run: ListedImport;
  /** Called when the import no longer exists. */
  readonly onDeleted: () => void;
}

/** Deletes an import of the list with its rows, for example to make room for another one. */
export function DeleteImport({ run, onDeleted }: DeleteImportProps): JSX.Element {
  const t = useT('core');
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
      snackbar.raise(t('imports.past.wasDeleted', { name }));
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
      <Button size="s" variant="quiet" onClick={() => setAsked(true)} aria-label={t('imports.past.deleteNamed', { name })}>
        {t('imports.past.delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('imports.past.deleteTitle', { name })}
        action={t('imports.past.delete')}
        busy={busy}
        onConfirm={() => void go()}
        onClose={() => setAsked(false)}
      >
        <p>{t(isApplied ? 'imports.past.deleteAppliedHelp' : 'imports.cancelHelp')}</p>
      </ConfirmDialog>
    </>
  );
}
