import { type JSX, useRef, useState } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/use-go.ts';
import type { IdentityUser } from '#core/client/session/identity-client.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import { identityRoutes } from '../../contract/routes.ts';
import { useOnward } from '../parts/use-onward.ts';
import { useWayOn } from '../use-way-on.ts';
import { CodeForm } from './CodeForm.tsx';
import { NumberForm, type TypedNumber } from './NumberForm.tsx';
import { PhoneConfirmed } from './PhoneConfirmed.tsx';
import { usePhoneCode } from './use-phone-code.ts';

/** The steps: the number, the code, the confirmation. */
export function PhoneSteps({ user }: { readonly user: IdentityUser }): JSX.Element {
  const robots = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<TypedNumber>();
  const go = useGo();
  const onward = useOnward();
  const { keptOn } = useWayOn();
  const next = user.emailVerified ? onward : keptOn(href(identityRoutes.verifyEmail));
  const code = usePhoneCode(robots, () => go(next, { replace: true }));
  if (user.phone !== undefined) return <PhoneConfirmed phone={user.phone} next={next} />;
  return (
    <>
      {code.sent === undefined ? (
        <NumberForm typed={typed} refusal={code.refusal} send={code.send} onTyped={setTyped} />
      ) : (
        <CodeForm sent={code.sent} send={code.send} confirm={code.confirm} onOtherNumber={code.forget} />
      )}
      <div ref={robots} />
      <Skip to={next} />
    </>
  );
}

/** Skips the number where the site does not require it. */
function Skip({ to }: { readonly to: string }): JSX.Element | undefined {
  const t = useT('identity');
  const { phoneVerification } = useService(ClientSettings);
  if (phoneVerification === 'required') return undefined;
  return (
    <div className="row">
      <ButtonLink variant="quiet" to={to}>
        {t('phone.skip')}
      </ButtonLink>
    </div>
  );
}
