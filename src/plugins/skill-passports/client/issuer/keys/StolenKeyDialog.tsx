import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { InstantInput } from '#core/client/forms/InstantInput.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { compromiseKey } from '../../../contract/issuer-endpoints.ts';
import { compromiseKeyContract } from '../../../contract/issuer-schemas.ts';
import type { IssuerKey } from '../../../contract/schemas.ts';
import { PassportDialog } from '../parts/PassportDialog.tsx';

interface StolenKeyDialogProps {
  readonly issuerId: string;
  readonly stolen: IssuerKey;
  /** Called with the marked key. */
  readonly onChanged: (key: IssuerKey) => void;
  readonly onClose: () => void;
}

/** Marks a key as stolen from an instant on. It cannot be undone, so the user confirms what becomes invalid. */
export function StolenKeyDialog({ issuerId, stolen, onChanged, onClose }: StolenKeyDialogProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const { form, submit, busy, failure, fields } = useContractForm({
    schema: compromiseKeyContract.schemas.body,
    defaults: { from: '', isUnderstood: false },
    toBody: ({ from }) => ({ from: from || undefined }),
    send: async (body) => {
      if (!form.getValues('isUnderstood')) {
        form.setError('isUnderstood', { type: 'needed', message: t('issuer.keys.understandFirst') });
        return;
      }
      const marked = await api.call(compromiseKey, { params: { id: issuerId, key: stolen.id }, body });
      snackbar.raise(t('issuer.keys.stolenDone'));
      onChanged(marked);
      onClose();
    },
  });
  const missing = form.formState.errors.isUnderstood?.message;
  return (
    <PassportDialog
      title={t('issuer.keys.stolenTitle')}
      action={t('issuer.keys.stolenAction')}
      variant="rust"
      {...{ submit, busy, failure, onClose }}
    >
      <p>{t('issuer.keys.stolenText')}</p>
      <InstantInput label={t('issuer.keys.since')} {...fields.controlled('from')} />
      <Checkbox label={t('issuer.keys.understood')} {...form.register('isUnderstood')} />
      {missing !== undefined && (
        <p className="field__error" role="alert">
          {missing}
        </p>
      )}
    </PassportDialog>
  );
}
