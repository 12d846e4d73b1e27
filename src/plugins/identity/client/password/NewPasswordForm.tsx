import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { codeOf } from '#core/client/session/identity-error.ts';
import { newPasswordSchema } from '../../contract/schemas.ts';
import { IdentityForm, NewPasswordInput, useIdentityForm } from '../IdentityForm.tsx';
import * as styles from '../identity.module.css';

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
  const state = useIdentityForm({
    neededText: (field) => `identity:needed.${field === 'password' ? 'newPassword' : field}`,
    schema: newPasswordSchema,
    defaults: { password: '' },
    send: async ({ password }) => {
      try {
        await (await identity.account()).resetPassword(code, password);
        onSet();
      } catch (error) {
        if (!LINK_REFUSED.includes(codeOf(error))) throw error;
        onLinkRefused(error);
      }
    },
  });
  const lead = (
    <p className="lead">
      <Slotted sentence={t('newPassword.lead', { email: SLOT })}>
        <bdi dir="ltr" className={styles.identityStrong}>
          {email}
        </bdi>
      </Slotted>
    </p>
  );
  return (
    <IdentityForm state={state} lead={lead} failed={t('newPassword.failed')} action={t('newPassword.submit')}>
      {/* Password managers store a password together with its user name. */}
      <input type="text" className="vh" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <NewPasswordInput label={t('newPassword.label')} {...state.fields.registered('password')} />
    </IdentityForm>
  );
}
