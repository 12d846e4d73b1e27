import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { LanguageMenu } from '#core/client/ui/LanguageMenu.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { ThemeChoice } from '#core/client/ui/ThemeControls.tsx';
import { href } from '#core/contract/route-ref.ts';
import { accountRoutes } from '../contract/routes.ts';
import { SessionsPanel } from './overview/SessionsPanel.tsx';
import { Who } from './overview/Who.tsx';
import { PushSwitch } from './push/PushSwitch.tsx';
import { Setting } from './Setting.tsx';
import './AccountPage.css';

/** The user's identity, the display settings, the signed-in sessions, sign-out and account deletion. */
export const Page = observer(function AccountPage() {
  const t = useT('account');
  const { me } = useService(SessionStore);
  if (me === undefined) return null;
  return (
    <>
      <PageHeader title={t('account.title')} />
      <div className="account">
        <div className="account__main">
          <Who me={me} />
          <Settings />
        </div>
        <div className="account__side">
          <SessionsPanel />
          <WaysOut />
        </div>
      </div>
    </>
  );
});

function Settings(): JSX.Element {
  const t = useT('account');
  return (
    <div>
      <Setting title={t('account.language')} text={t('account.languageText')}>
        <LanguageMenu />
      </Setting>
      <Setting title={t('account.theme')} text={t('account.themeText')}>
        <ThemeChoice />
      </Setting>
      <PushSwitch />
      <Setting title={t('account.password')} text={t('account.passwordText')}>
        <ButtonLink to={href(accountRoutes.resetPassword)}>{t('account.changePassword')}</ButtonLink>
      </Setting>
    </div>
  );
}

function WaysOut(): JSX.Element {
  const t = useT('account');
  return (
    <div>
      <Setting title={t('account.session')} text={t('account.sessionText')}>
        <ButtonLink to={href(accountRoutes.signOut)}>{t('account.signOut')}</ButtonLink>
      </Setting>
      <Setting title={t('account.delete')} text={t('account.deleteText')}>
        <ButtonLink to={href(accountRoutes.deleteAccount)}>{t('account.deleteLink')}</ButtonLink>
      </Setting>
    </div>
  );
}
