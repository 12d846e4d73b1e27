import type { JSX } from 'react';
import { ClientSettings, usePasswordLength } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { identityRoutes } from '../contract/routes.ts';
import { IdentityFailure } from './IdentityFailure.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import { KeptNote } from './KeptNote.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Terms } from './parts/Terms.tsx';
import { useOrRefuse } from './use-or-refuse.ts';
import { useGoOnWhenSignedIn, useWayOn } from './use-way-on.ts';

/** Creates an account. The user chooses a role on a later page. */
export function Page(): JSX.Element {
  const t = useT('identity');
  const go = useGo();
  const wayOn = useWayOn();
  const { phoneVerification } = useService(ClientSettings);
  const firstStep = phoneVerification === 'off' ? href(identityRoutes.verifyEmail) : href(identityRoutes.verifyPhone);
  useGoOnWhenSignedIn(wayOn);
  return (
    <IdentityFrame title={t('signUp.title')} heading={t('signUp.title')} lead={t('signUp.lead')} say={t('signUp.art')} aside={<Gains />}>
      <KeptNote kept={wayOn.kept} />
      <SignUpForm onSignedUp={() => go(wayOn.keptOn(firstStep))} />
      <p className="muted">
        {t('signUp.known')}{' '}
        <Link className="link" to={wayOn.keptOn(href(identityRoutes.signIn))}>
          {t('signUp.signIn')}
        </Link>
      </p>
    </IdentityFrame>
  );
}

function SignUpForm({ onSignedUp }: { readonly onSignedUp: () => void }): JSX.Element {
  const t = useT('identity');
  const session = useService(SessionStore);
  const orRefuse = useOrRefuse();
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: async () => (await import('../contract/schemas.ts')).signUpSchema,
    defaults: { name: '', email: '', password: '' },
    send: (account): Promise<void> =>
      orRefuse(form, async () => {
        await session.signUp(account);
        onSignedUp();
      }),
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <IdentityFailure title={t('signUp.failed')} failure={failure} />
      <TextInput
        label={t('signUp.name')}
        help={t('signUp.nameHelp')}
        autoComplete="name"
        dir="auto"
        limit={100}
        error={errorOf('name')}
        {...form.register('name')}
      />
      <TextInput
        label={t('signUp.email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={errorOf('email')}
        {...form.register('email')}
      />
      <PasswordInput
        label={t('signUp.password')}
        help={t('signUp.passwordHelp', { minimum: usePasswordLength() })}
        autoComplete="new-password"
        error={errorOf('password')}
        {...form.register('password')}
      />
      <Button type="submit" variant="grow" size="l" wide busy={busy}>
        {t('signUp.submit')}
      </Button>
      <Terms />
    </form>
  );
}

const GAINS = ['signUp.artApply', 'signUp.artStages', 'signUp.artPost'];

/** The benefits of an account. */
function Gains(): JSX.Element {
  const t = useT('identity');
  return (
    <ul className="identity__gains">
      {GAINS.map((gain) => (
        <li key={gain}>{t(gain)}</li>
      ))}
    </ul>
  );
}
