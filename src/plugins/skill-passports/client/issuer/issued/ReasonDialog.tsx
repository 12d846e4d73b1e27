import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { refuseRequest, suspendCredential } from '../../../contract/credential-endpoints.ts';
import { suspendCredentialContract } from '../../../contract/credential-schemas.ts';
import { PassportDialog } from '../parts/PassportDialog.tsx';
import { ReasonField } from '../parts/ReasonField.tsx';
import type { ActionProps } from './action-props.ts';
import { PresentState } from './PresentState.tsx';

const CALLS = { suspend: suspendCredential, refuse: refuseRequest };

/** Suspends a credential or refuses a request, with a reason that the recipient reads. */
export function ReasonDialog({
  action,
  credential,
  onChanged,
  onOutdated,
  onClose,
}: ActionProps & { readonly action: keyof typeof CALLS }): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const { id, version } = credential;
  const { form, submit, busy, failure, fields } = useContractForm({
    // Both calls have the same body.
    schema: suspendCredentialContract.schemas.body,
    defaults: { reason: '' },
    toBody: ({ reason }) => ({ reason, version }),
    draft: `credential-${action}-${id}`,
    send: reloadOnConflict(onOutdated, async (body) => {
      onChanged(await api.call(CALLS[action], { params: { id }, body }));
      snackbar.raise(t(`issued.ask.${action}.done`));
      onClose();
    }),
  });
  return (
    <PassportDialog
      title={t(`issued.ask.${action}.title`, { name: credential.achievement.name })}
      action={t(`issued.action.${action}`)}
      variant="rust"
      {...{ submit, busy, failure, onClose }}
    >
      <p>{t(`issued.ask.${action}.text`)}</p>
      <PresentState credential={credential} wanted={action} />
      <ReasonField help={t('issued.ask.reasonHelp')} error={fields.errorOf('reason')} field={form.register('reason')} />
    </PassportDialog>
  );
}
