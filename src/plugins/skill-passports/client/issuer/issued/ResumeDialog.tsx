import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { resumeCredential } from '../../../contract/credential-endpoints.ts';
import { PassportFailure } from '../parts/PassportDialog.tsx';
import type { ActionProps } from './action-props.ts';
import { PresentState } from './PresentState.tsx';
import { useCredentialAction } from './use-credential-action.ts';

/** Ends the suspension of a credential. */
export function ResumeDialog({ credential, ...props }: ActionProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const { id, version: shown, achievement } = credential;
  const { busy, failure, run } = useCredentialAction(
    (version: number) => api.call(resumeCredential, { params: { id }, body: { version } }),
    t('issued.ask.resume.done'),
    props,
  );
  return (
    <ConfirmDialog
      open
      tone="grow"
      title={t('issued.ask.resume.title', { name: achievement.name })}
      action={t('issued.action.resume')}
      keep={t('issuer.cancel')}
      busy={busy}
      onConfirm={() => void run(shown)}
      onClose={props.onClose}
    >
      <p>{t('issued.ask.resume.text')}</p>
      <PresentState credential={credential} wanted="resume" />
      <PassportFailure failure={failure} />
    </ConfirmDialog>
  );
}
