import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { SignUpPlace } from '#core/client/ui/SignUpPlace.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { identityRoutes } from '../contract/routes.ts';
import { EmailInput, IdentityForm, NewPasswordInput, useIdentityForm } from './IdentityForm.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import { KeptNote } from './KeptNote.tsx';
import { useGoOnWhenSignedIn, useRequestedPage } from './requested-page.ts';
import * as styles from './identity.module.css';

/** Creates an account. The user chooses a role on a later page. */
export function Page(): JSX.Element {
  const t = useT('identity');
  const go = useGo();
  const requested = useRequestedPage();
  useGoOnWhenSignedIn(requested);
  return (
    <IdentityFrame
      title={t('signUp.title')}
      above={<SignUpPlace at="account" />}
      heading={t('signUp.title')}
      lead={t('signUp.lead')}
      say={t('signUp.art')}
      aside={<Gains />}
    >
      <KeptNote kept={requested.kept} isNew />
      <SignUpForm onSignedUp={() => go(requested.passOn(href(identityRoutes.verifyEmail)))} />
      <ButtonLink size="l" wide to={requested.passOn(href(identityRoutes.signIn))}>
        {t('signUp.known')}
      </ButtonLink>
    </IdentityFrame>
  );
}

function SignUpForm({ onSignedUp }: { readonly onSignedUp: () => void }): JSX.Element {
  const t = useT('identity');
  const session = useService(SessionStore);
  const state = useIdentityForm({
    neededText: (field) => `identity:needed.${field === 'password' ? 'newPassword' : field}`,
    schema: async () => (await import('../contract/schemas.ts')).signUpSchema,
    defaults: { name: '', email: '', password: '' },
    send: async (account) => {
      await session.signUp(account);
      onSignedUp();
    },
  });
  const { fields } = state;
  return (
    <IdentityForm state={state} failed={t('signUp.failed')} action={t('signUp.submit')} below={<Terms />}>
      <TextInput label={t('signUp.name')} help={t('signUp.nameHelp')} autoComplete="name" dir="auto" limit={100} {...fields.text('name')} />
      <EmailInput label={t('signUp.email')} {...fields.registered('email')} />
      <NewPasswordInput label={t('signUp.password')} {...fields.registered('password')} />
    </IdentityForm>
  );
}

const GAINS = ['signUp.artApply', 'signUp.artStages', 'signUp.artPost'];

/** The benefits of an account. */
function Gains(): JSX.Element {
  const t = useT('identity');
  return (
    <ul className={styles.identityGains}>
      {GAINS.map((gain) => (
        <li key={gain}>{t(gain)}</li>
      ))}
    </ul>
  );
}

// Placeholders for the two links, which each language places in its own order. None of our texts contains these characters.
const TERMS = '\uFFF9';
const PRIVACY = '\uFFFA';

const LINKS: Readonly<Record<string, { readonly to: string; readonly words: string } | undefined>> = Object.freeze({
  [TERMS]: { to: '/term-of-service', words: 'signUp.terms' },
  [PRIVACY]: { to: '/privacy-policy', words: 'signUp.privacy' },
});

/** The terms that a new user accepts. */
function Terms(): JSX.Element {
  const t = useT('identity');
  const parts = t('signUp.agree', { terms: TERMS, privacy: PRIVACY }).split(new RegExp(`([${TERMS}${PRIVACY}])`));
  return (
    <p className="small muted">
      {parts.map((part) => {
        const link = LINKS[part];
        return link === undefined ? (
          part
        ) : (
          <Link key={part} className="link" to={link.to}>
            {t(link.words)}
          </Link>
        );
      })}
    </p>
  );
}
