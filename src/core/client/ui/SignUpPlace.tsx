import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { ClientSettings } from '../config/client-settings.ts';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SessionStore } from '../session/session-store.ts';
import { type SignUpStep, signUpSteps } from '../session/sign-up-steps.ts';

/** The number of a sign-up step in one line: "Step 2 of 4". Renders nothing for a user who already has a role. */
export const SignUpPlace = observer(function SignUpPlace({ at }: { readonly at: SignUpStep }): JSX.Element | undefined {
  const t = useT('core');
  const steps = signUpSteps(useService(ClientSettings).phoneVerification);
  if (typeof useService(SessionStore).role === 'string') return undefined;
  return <p className="sign-up-place muted small">{t('wizard.place', { place: steps.indexOf(at) + 1, count: steps.length })}</p>;
});
