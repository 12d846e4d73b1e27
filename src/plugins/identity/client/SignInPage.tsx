import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { identityRoutes } from '../contract/routes.ts';
import { IdentityFailure } from './IdentityFailure.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import { KeptNote } from './KeptNote.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useOrRefuse } from './use-or-refuse.ts';
import { useGoOnWhenSignedIn, useWayOn } from './use-way-on.ts';

/** Signs the user in and opens the requested page. */
export function Page(): JSX.Element {
  const t = useT('identity');
  const wayOn = useWayOn();
  useGoOnWhenSignedIn(wayOn);
  return (
    <IdentityFrame
      title={t('signIn.title')}
      heading={t('signIn.heading')}
      say={t(wayOn.kept === 'typed' ? 'signIn.artKept' : 'signIn.art')}
      aside={<p className="lead">{t('signIn.artText')}</p>}
    >
      <RefusedSession />
      <KeptNote kept={wayOn.kept} />
      <SignInForm onSignedIn={wayOn.go} forgot={wayOn.keptOn(href(identityRoutes.forgotPassword))} />
      <p className="muted">
        {t('signIn.new')}{' '}
        <Link className="link" to={wayOn.keptOn(href(identityRoutes.signUp))}>
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
  const orRefuse = useOrRefuse();
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: async () => (await import('../contract/schemas.ts')).signInSchema,
    defaults: { email: '', password: '' },
    send: ({ email, password }): Promise<void> =>
      orRefuse(form, async () => {
        await session.signIn(email, password);
        onSignedIn();
      }),
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <IdentityFailure title={t('signIn.failed')} failure={failure} />
      <TextInput
        label={t('signIn.email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={errorOf('email')}
        {...form.register('email')}
      />
      <PasswordInput
        label={t('signIn.password')}
        autoComplete="current-password"
        error={errorOf('password')}
        {...form.register('password')}
      />
      <p className="identity__forgot">
        <Link className="link" to={forgot}>
          {t('signIn.forgot')}
        </Link>
      </p>
      <Button type="submit" variant="grow" size="l" wide busy={busy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
