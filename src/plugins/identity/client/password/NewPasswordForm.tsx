import type { JSX } from 'react';
import { usePasswordLength } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { codeOf } from '#core/client/session/identity-error.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { newPasswordSchema } from '../../contract/schemas.ts';
import { IdentityFailure } from '../IdentityFailure.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import { useOrRefuse } from '../use-or-refuse.ts';

interface NewPasswordFormProps {
  readonly email: string;
  readonly code: string;
  readonly onSet: () => void;
  /** Called when the link expired or was used elsewhere while the user typed. */
  readonly onLinkRefused: (failure: unknown) => void;
}

const LINK_REFUSED: readonly string[] = ['auth/expired-action-code', 'auth/invalid-action-code'];

/** Asks for the new password of the link's account. */
export function NewPasswordForm({ email, code, onSet, onLinkRefused }: NewPasswordFormProps): JSX.Element {
  const t = useT('identity');
  const identity = useService(IdentityClient);
  const orRefuse = useOrRefuse();
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: newPasswordSchema,
    defaults: { password: '' },
    send: ({ password }): Promise<void> =>
      orRefuse(form, async () => {
        try {
          await (await identity.account()).resetPassword(code, password);
          onSet();
        } catch (error) {
          if (!LINK_REFUSED.includes(codeOf(error))) throw error;
          onLinkRefused(error);
        }
      }),
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="lead">
        <Slotted sentence={t('newPassword.lead', { email: SLOT })}>
          <bdi dir="ltr" className="identity__strong">
            {email}
          </bdi>
        </Slotted>
      </p>
      <IdentityFailure title={t('newPassword.failed')} failure={failure} />
      {/* Password managers store a password together with its user name. */}
      <input type="text" className="vh" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <PasswordInput
        label={t('newPassword.label')}
        help={t('signUp.passwordHelp', { minimum: usePasswordLength() })}
        autoComplete="new-password"
        error={errorOf('password')}
        {...form.register('password')}
      />
      <Button type="submit" variant="grow" size="l" wide busy={busy}>
        {t('newPassword.submit')}
      </Button>
    </form>
  );
}
