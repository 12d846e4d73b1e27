import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { decideIssuer } from '../../contract/issuer-endpoints.ts';
import { decideIssuerContract, type ListedIssuer } from '../../contract/issuer-schemas.ts';
import type { Issuer } from '../../contract/schemas.ts';
import { IssuerBadge } from '../issuer/keys/IssuerBadge.tsx';
import { PassportDialog } from '../issuer/parts/PassportDialog.tsx';
import { ReasonField } from '../issuer/parts/ReasonField.tsx';
import { IssuerCompany } from './IssuerCompany.tsx';

interface DecideDialogProps {
  readonly to: 'trusted' | 'suspended';
  readonly issuer: ListedIssuer;
  readonly onDecided: (issuer: Issuer) => void;
  /** The issuer was changed meanwhile: the page loads it again. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Trusts or suspends an issuer. The company reads why it was refused or suspended. */
export function DecideDialog({ to, issuer, onDecided, onOutdated, onClose }: DecideDialogProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const { id, version, name, askedName, state } = issuer;
  const { form, submit, busy, failure, fields } = useContractForm({
    schema: decideIssuerContract.schemas.body,
    defaults: { reason: '' },
    toBody: ({ reason }) => (to === 'trusted' ? { to, version } : { to, reason, version }),
    ...(to === 'suspended' && { draft: `issuer-${to}-${id}` }),
    send: reloadOnConflict(onOutdated, async (body) => {
      onDecided(await api.call(decideIssuer, { params: { id }, body }));
      snackbar.raise(t('admin.decide.done'));
      onClose();
    }),
  });
  return (
    <PassportDialog
      title={t(`admin.decide.${to}Title`, { name })}
      action={t(to === 'trusted' ? 'admin.decide.trust' : 'admin.decide.suspend')}
      variant={to === 'trusted' ? 'grow' : 'rust'}
      {...{ submit, busy, failure, onClose }}
    >
      <p>{t(`admin.decide.${to}Text`)}</p>
      <IssuerBadge state={state} />
      {to === 'trusted' && askedName !== null && <p>{t('admin.decide.newName', { name: askedName })}</p>}
      <IssuerCompany issuer={issuer} />
      {to === 'suspended' && (
        <ReasonField help={t('admin.decide.reasonHelp')} error={fields.errorOf('reason')} field={form.register('reason')} />
      )}
    </PassportDialog>
  );
}
