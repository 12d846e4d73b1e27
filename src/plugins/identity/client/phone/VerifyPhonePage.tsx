import { observer } from 'mobx-react-lite';
import { type JSX, useRef } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import type { IdentityUser } from '#core/client/session/identity-client.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PhoneText } from '#core/client/ui/phone/PhoneText.tsx';
import { SignUpPlace } from '#core/client/ui/SignUpPlace.tsx';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { Arrived } from '../parts/Arrived.tsx';
import { SignedInOnly } from '../parts/SignedInOnly.tsx';
import { SignUpRail } from '../parts/SignUpRail.tsx';
import { useOnward } from '../requested-page.ts';
import { CodeForm } from './CodeForm.tsx';
import { NumberForm } from './NumberForm.tsx';
import { usePhoneCode } from './use-phone-code.ts';

/** A step of the sign-up: confirms a telephone number with a code. */
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

/** The steps: the number, the code, the confirmation. */
function PhoneSteps({ user }: { readonly user: IdentityUser }): JSX.Element {
  const robots = useRef<HTMLDivElement>(null);
  const go = useGo();
  const onward = useOnward();
  const code = usePhoneCode(user.uid, robots, () => go(onward, { replace: true }));
  if (user.phone !== undefined) return <PhoneConfirmed phone={user.phone} next={onward} />;
  return (
    <>
      {code.sent === undefined ? (
        <NumberForm typed={code.typed} refusal={code.refusal} send={code.send} />
      ) : (
        <CodeForm sent={code.sent} send={code.send} confirm={code.confirm} onOtherNumber={code.forget} />
      )}
      <div ref={robots} />
      <Later to={onward} />
    </>
  );
}

/** Leaves the number for later where the site does not require it. */
function Later({ to }: { readonly to: string }): JSX.Element | undefined {
  const t = useT('identity');
  const { phoneVerification } = useService(ClientSettings);
  if (phoneVerification === 'required') return undefined;
  return (
    <div className="row">
      <ButtonLink variant="quiet" to={to}>
        {t('phone.later')}
      </ButtonLink>
    </div>
  );
}

interface PhoneConfirmedProps {
  /** E.164. */
  readonly phone: string;
  readonly next: string;
}

/** Says that the number now belongs to the account. */
function PhoneConfirmed({ phone, next }: PhoneConfirmedProps): JSX.Element {
  const t = useT('identity');
  return (
    <Arrived title={t('phone.done')} next={next} go={t('step.next')}>
      <Slotted sentence={t('phone.doneText', { phone: SLOT })}>
        <PhoneText phone={phone} />
      </Slotted>
    </Arrived>
  );
}
