import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { type SignUpStep, signUpSteps } from '#core/client/session/sign-up-steps.ts';
import { Rail } from '#core/client/ui/rail/Rail.tsx';

/** The progress of the sign-up. Renders nothing for a user who comes from the account page. */
export const SignUpRail = observer(function SignUpRail({ at }: { readonly at: SignUpStep }): JSX.Element | undefined {
  const t = useT('identity');
  const steps = signUpSteps(useService(ClientSettings).phoneVerification);
  const place = steps.indexOf(at);
  if (typeof useService(SessionStore).role === 'string') return undefined;
  return (
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
  );
});
