import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { askToIssue } from '../../../contract/issuer-endpoints.ts';
import { askToIssueContract } from '../../../contract/issuer-schemas.ts';
import type { Issuer } from '../../../contract/schemas.ts';
import { PassportDialog } from '../parts/PassportDialog.tsx';

interface AskNameDialogProps {
  readonly issuer: Issuer;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks an administrator for another name of the issuer. */
export function AskNameDialog({ issuer, onChanged, onClose }: AskNameDialogProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const { companyId, name, askedName } = issuer;
  const { submit, busy, failure, fields } = useContractForm({
    schema: askToIssueContract.schemas.body,
    defaults: { name: askedName ?? name },
    toBody: (values) => ({ ...values, companyId }),
    draft: `issuer-name-${issuer.id}`,
    send: async (body) => {
      await api.call(askToIssue, { body });
      snackbar.raise(t('issuer.ask.done'));
      onChanged();
      onClose();
    },
  });
  return (
    <PassportDialog title={t('issuer.keys.askName')} action={t('issuer.keys.ask')} variant="grow" {...{ submit, busy, failure, onClose }}>
      <p>{t('issuer.keys.askNameText')}</p>
      <TextInput label={t('issuer.ask.name')} autoComplete="organization" {...fields.text('name')} />
    </PassportDialog>
  );
}
