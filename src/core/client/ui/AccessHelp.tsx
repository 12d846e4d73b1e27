import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useService } from '../di/use-service.ts';
import { SLOT, Slotted } from '../i18n/Slotted.tsx';
import { useT } from '../i18n/use-t.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { withNext } from '../navigation/navigator.ts';
import { SessionStore } from '../session/session-store.ts';
import { ButtonLink } from './Button.tsx';

/** Why the user has no access to a page, as far as it determines what they can do next. */
type Situation = 'signedOut' | 'phone' | 'noRole' | 'admin' | 'otherRole';

interface AccessHelpProps {
  /** The roles that have access; empty when they are not known. */
  readonly needs: readonly Role[];
}

/** On 403: what the user can do in their situation. */
export const AccessHelp = observer(function AccessHelp({ needs }: AccessHelpProps): JSX.Element | null {
  const t = useT('core');
  const session = useService(SessionStore);
  const sentence = t(`access.help.${situationOf(session, needs)}`, { email: SLOT });
  if (!useTexts(['core'])) return null;
  return (
    <p className="error-screen__help">
      {sentence.includes(SLOT) ? (
        <Slotted sentence={sentence}>
          <bdi dir="ltr">{session.me?.email}</bdi>
        </Slotted>
      ) : (
        sentence
      )}
    </p>
  );
});

/** On 403: the buttons that lead out of the situation. */
export const AccessWays = observer(function AccessWays({ needs }: AccessHelpProps): JSX.Element | null {
  const t = useT('core');
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const situation = situationOf(useService(SessionStore), needs);
  const step = STEPS[situation];
  if (!useTexts(['core'])) return null;
  if (step !== undefined) {
    return (
      <ButtonLink variant="grow" to={withNext(step, here)}>
        {t(`access.step.${situation}`)}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink variant="grow" to={ADDRESSES.dashboard}>
        {t('access.dashboard')}
      </ButtonLink>
      <ButtonLink to={withNext(ADDRESSES.signOut, withNext(ADDRESSES.signIn, here))}>{t('access.otherAccount')}</ButtonLink>
    </>
  );
});

// The step that a user must take before the page, which then opens.
const STEPS: Readonly<Partial<Record<Situation, string>>> = Object.freeze({
  signedOut: ADDRESSES.signIn,
  phone: ADDRESSES.verifyPhone,
  noRole: ADDRESSES.chooseRole,
});

function situationOf({ status, me, role }: SessionStore, needs: readonly Role[]): Situation {
  if (status !== 'signed-in') return 'signedOut';
  if (me?.mustConfirmPhone) return 'phone';
  if (role === null) return 'noRole';
  return needs.length === 1 && needs[0] === 'admin' ? 'admin' : 'otherRole';
}
