import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { usePasswordLength } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { accountRoutes } from '../../contract/routes.ts';
import { PasswordField, PasswordOwner } from '../PasswordField.tsx';
import { useReason } from '../use-reason.ts';
import { usePasswordChange } from './use-password-change.ts';
import * as styles from '../short-form.module.css';

/** Sets a new password for a user who knows the current one. */
export const Page = observer(function ResetPasswordPage(): JSX.Element | null {
  const t = useT('account');
  const { me } = useService(SessionStore);
  if (me === undefined) return null;
  return (
    <>
      <PageHeader
        title={t('resetPassword.title')}
        lead={t('resetPassword.lead')}
        back={{ to: href(accountRoutes.account), label: t('account.title') }}
      />
      <PasswordForm email={me.email} />
    </>
  );
});

function PasswordForm({ email }: { readonly email: string }): JSX.Element {
  const t = useT('account');
  const reason = useReason();
  const { current, next, submit, busy, failure } = usePasswordChange();
  return (
    <form className={`form ${styles.shortForm}`} noValidate onSubmit={submit}>
      {failure !== undefined && (
        <Note tone="rust" role="alert" title={t('resetPassword.failed')}>
          {reason(failure)}
        </Note>
      )}
      <PasswordOwner email={email} />
      <PasswordField label={t('resetPassword.current')} autoComplete="current-password" {...current} />
      <PasswordField
        label={t('resetPassword.next')}
        help={t('resetPassword.nextHelp', { minimum: usePasswordLength() })}
        autoComplete="new-password"
        {...next}
      />
      <div className="row">
        <Button type="submit" variant="grow" busy={busy}>
          {t('resetPassword.submit')}
        </Button>
      </div>
    </form>
  );
}
