import { observer } from 'mobx-react-lite';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink, type ButtonLook } from '#core/client/ui/Button.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';

/** The sign-up button. A signed-in user gets a link to the dashboard instead. */
export const Join = observer(function Join(look: ButtonLook) {
  const t = useT('public');
  const session = useService(SessionStore);
  const isIn = session.status === 'signed-in';
  return (
    <ButtonLink {...look} to={isIn ? ADDRESSES.dashboard : ADDRESSES.signUp}>
      {t(isIn ? 'landing.dashboard' : 'landing.join')}
    </ButtonLink>
  );
});
