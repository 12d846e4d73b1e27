import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { SignedInOnly } from '../parts/SignedInOnly.tsx';
import { SignUpPlace, SignUpRail } from '../parts/SignUpRail.tsx';
import { PhoneSteps } from './PhoneSteps.tsx';

/** The step after sign-up: confirms a telephone number with a code. */
export const Page = observer(function VerifyPhonePage(): JSX.Element {
  const t = useT('identity');
  return (
    <IdentityFrame
      title={t('phone.title')}
      above={<SignUpPlace at="phone" />}
      heading={t('phone.title')}
      say={t('signUp.art')}
      aside={<SignUpRail at="phone" />}
    >
      <SignedInOnly>{(user) => <PhoneSteps user={user} />}</SignedInOnly>
    </IdentityFrame>
  );
});
