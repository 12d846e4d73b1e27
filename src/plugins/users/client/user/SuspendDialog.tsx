import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { SUSPENSION_REASONS } from '#core/contract/suspension.ts';
import { suspendUser } from '../../contract/endpoints.ts';
import { suspendUserSchema } from '../../contract/schemas.ts';
import { UserDialog, type UserDialogProps } from './UserDialog.tsx';

/** Asks for the reason, and suspends a user. */
export function SuspendDialog({ user, open, onClose, onChanged, onOutdated }: UserDialogProps): JSX.Element {
  const t = useT('users');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const { id, version } = user;
  const name = user.name || user.email;
  const { submit, busy, failure, fields } = useContractForm({
    schema: suspendUserSchema,
    defaults: { reason: '', note: '' },
    toBody: (values) => ({ ...values, version }),
    neededText: (field) => `users:needed.${field}`,
    draft: `users-suspend-${id}`,
    send: reloadOnConflict(onOutdated, async (body) => {
      onChanged(await api.call(suspendUser, { params: { id }, body }));
      snackbar.raise(t('suspend.done', { name }));
      onClose();
    }),
  });
  return (
    <UserDialog
      {...{ open, onClose, busy, failure, submit }}
      title={t('suspend.title', { name })}
      action={t('suspend.action')}
      variant="rust"
    >
      <p>{t('suspend.text')}</p>
      <Select
        label={t('suspend.reason')}
        help={t('suspend.reasonHelp')}
        placeholder={t('suspend.choose')}
        options={SUSPENSION_REASONS.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
        {...fields.registered('reason')}
      />
      <TextArea label={t('suspend.note')} help={t('suspend.noteHelp')} optional rows={3} {...fields.text('note')} />
    </UserDialog>
  );
}
