import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Rail } from '#core/client/ui/rail/Rail.tsx';
import type { PhoneVerification } from '#core/contract/client-config.ts';

type SignUpStep = 'account' | 'phone' | 'email' | 'role';

/** The steps on this site, in order. */
function signUpSteps(phoneVerification: PhoneVerification): readonly SignUpStep[] {
  return phoneVerification === 'off' ? ['account', 'email', 'role'] : ['account', 'phone', 'email', 'role'];
}

/** The progress of the sign-up. Renders nothing for a user who comes from the account page. */
export const SignUpRail = observer(function SignUpRail({ at }: { readonly at: SignUpStep }): JSX.Element | undefined {
  const t = useT('identity');
  const steps = signUpSteps(useService(ClientSettings).phoneVerification);
  const place = steps.indexOf(at);
  if (useHasRole()) return undefined;
  return (
    <div className="identity__rail">
      <Rail
        vertical
        label={t('steps.label')}
        steps={steps.map((id, index) => ({
          id,
          label: t(`steps.${id}`),
          state: index < place ? 'leaf' : 'frame',
          current: index === place,
        }))}
      />
    </div>
  );
});

/** The same progress in one line, for screens without space for the rail. */
export const SignUpPlace = observer(function SignUpPlace({ at }: { readonly at: SignUpStep }): JSX.Element | undefined {
  const t = useT('core');
  const steps = signUpSteps(useService(ClientSettings).phoneVerification);
  if (useHasRole()) return undefined;
  return <p className="identity__place muted small">{t('wizard.place', { place: steps.indexOf(at) + 1, count: steps.length })}</p>;
});

function useHasRole(): boolean {
  return typeof useService(SessionStore).role === 'string';
}
