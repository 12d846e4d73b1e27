import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { createKey } from '../../../contract/issuer-endpoints.ts';
import type { Issuer } from '../../../contract/schemas.ts';
import { PassportFailure } from '../parts/PassportDialog.tsx';

interface CreateKeyDialogProps {
  readonly issuer: Issuer;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Makes a new key, which signs from now on. */
export function CreateKeyDialog({ issuer: { id }, onChanged, onClose }: CreateKeyDialogProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const create = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call(createKey, { params: { id } });
      snackbar.raise(t('issuer.keys.created'));
      onChanged();
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      tone="grow"
      title={t('issuer.keys.createTitle')}
      action={t('issuer.keys.create')}
      keep={t('issuer.cancel')}
      busy={busy}
      onConfirm={() => void create()}
      onClose={onClose}
    >
      <p>{t('issuer.keys.createText')}</p>
      <PassportFailure failure={failure} />
    </ConfirmDialog>
  );
}
