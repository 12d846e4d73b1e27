import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { retireAchievement } from '../../../contract/issuer-endpoints.ts';
import type { Achievement } from '../../../contract/schemas.ts';
import { PassportFailure } from '../parts/PassportDialog.tsx';

interface RetireDialogProps {
  readonly achievement: Achievement;
  readonly onRetired: (achievement: Achievement) => void;
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Ends the offers of an achievement. */
export function RetireDialog({ achievement, onRetired, onOutdated, onClose }: RetireDialogProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { id, name, version } = achievement;
  const send = reloadOnConflict(onOutdated, async (body: { version: number }) => {
    onRetired(await api.call(retireAchievement, { params: { id }, body }));
    snackbar.raise(t('achievement.retired', { name }));
    onClose();
  });
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await send({ version }).catch(setFailure);
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      title={t('achievement.retireTitle', { name })}
      action={t('achievement.retire')}
      keep={t('issuer.cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('achievement.retireText')}</p>
      <PassportFailure failure={failure} />
    </ConfirmDialog>
  );
}
