import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import { identityRoutes } from '../contract/routes.ts';
import { EmailInput, IdentityForm, PasswordInput, useIdentityForm } from './IdentityForm.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import { KeptNote } from './KeptNote.tsx';
import { useGoOnWhenSignedIn, useRequestedPage } from './requested-page.ts';
import * as styles from './identity.module.css';

/** Signs the user in and opens the requested page. */
export function Page(): JSX.Element {
  const t = useT('identity');
  const requested = useRequestedPage();
  useGoOnWhenSignedIn(requested);
  return (
    <IdentityFrame
      title={t('signIn.title')}
      heading={t('signIn.heading')}
      say={t(requested.kept?.kind === 'typed' ? 'signIn.artKept' : 'signIn.art')}
      aside={<p className="lead">{t('signIn.artText')}</p>}
    >
      <RefusedSession />
      <KeptNote kept={requested.kept} />
      <SignInForm onSignedIn={requested.go} forgot={requested.passOn(href(identityRoutes.forgotPassword))} />
      <p className="muted">
        {t('signIn.new')}{' '}
        <Link className="link" to={requested.passOn(href(identityRoutes.signUp))}>
          {t('signIn.create')}
        </Link>
      </p>
    </IdentityFrame>
  );
}

/** Says that the server refused the session. Without this note, the user would sign in again and again. */
function RefusedSession(): JSX.Element | undefined {
  const t = useT('identity');
  const tokens = useService(TokenService);
  const [isRefused] = useState(tokens.isSessionRefused);
  useEffect(() => () => tokens.noteRefusal(false), [tokens]);
  return isRefused ? <Note tone="rust" role="alert" title={t('signIn.notAccepted')} /> : undefined;
}

function SignInForm({ onSignedIn, forgot }: { readonly onSignedIn: () => void; readonly forgot: string }): JSX.Element {
  const t = useT('identity');
  const session = useService(SessionStore);
  const state = useIdentityForm({
    schema: async () => (await import('../contract/schemas.ts')).signInSchema,
    defaults: { email: '', password: '' },
    send: async ({ email, password }) => {
      await session.signIn(email, password);
      onSignedIn();
    },
  });
  const { fields } = state;
  return (
    <IdentityForm state={state} failed={t('signIn.failed')} action={t('signIn.submit')}>
      <EmailInput label={t('signIn.email')} {...fields.registered('email')} />
      <PasswordInput label={t('signIn.password')} autoComplete="current-password" {...fields.registered('password')} />
      <p className={styles.identityForgot}>
        <Link className="link" to={forgot}>
          {t('signIn.forgot')}
        </Link>
      </p>
    </IdentityForm>
  );
}
