import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { revokeCredential } from '../../../contract/credential-endpoints.ts';
import { REVOKE_REASONS, type RevokeReason } from '../../../contract/credential-states.ts';
import { PassportFailure } from '../parts/PassportDialog.tsx';
import type { ActionProps } from './action-props.ts';
import { PresentState } from './PresentState.tsx';
import { useCredentialAction } from './use-credential-action.ts';

/** Revokes a credential for ever, with one of the fixed reasons and a typed word. */
export function RevokeDialog({ credential, ...props }: ActionProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const [reason, setReason] = useState<RevokeReason>();
  const [isChecked, setChecked] = useState(false);
  const { id, version, achievement } = credential;
  const { busy, failure, run } = useCredentialAction(
    (given: RevokeReason) => api.call(revokeCredential, { params: { id }, body: { reason: given, version } }),
    t('issued.ask.revoke.done'),
    props,
  );
  const confirm = (): void => {
    setChecked(true);
    if (reason !== undefined) void run(reason);
  };
  return (
    <ConfirmDialog
      open
      title={t('issued.ask.revoke.title', { name: achievement.name })}
      action={t('issued.action.revoke')}
      keep={t('issuer.cancel')}
      typed={t('issued.ask.revoke.word')}
      busy={busy}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <p>{t('issued.ask.revoke.text')}</p>
      <PresentState credential={credential} wanted="revoke" />
      <Select
        label={t('issuer.reason')}
        help={t('issued.ask.reasonHelp')}
        placeholder={t('issued.ask.revoke.choose')}
        options={REVOKE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={reason ?? ''}
        error={isChecked && reason === undefined ? t('issued.ask.revoke.needed') : undefined}
        onChange={({ target }) => setReason(REVOKE_REASONS.find((value) => value === target.value))}
      />
      <PassportFailure failure={failure} />
    </ConfirmDialog>
  );
}
