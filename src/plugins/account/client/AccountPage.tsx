import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { LanguageMenu } from '#core/client/ui/LanguageMenu.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { ThemeChoice } from '#core/client/ui/ThemeControls.tsx';
import { href } from '#core/contract/route-ref.ts';
import { accountSections } from '../contract/account-sections.ts';
import { accountRoutes } from '../contract/routes.ts';
import { SessionsPanel } from './overview/SessionsPanel.tsx';
import { Who } from './overview/Who.tsx';
import { PushSwitch } from './push/PushSwitch.tsx';
import { Setting } from './Setting.tsx';
import * as styles from './AccountPage.module.css';

/** The user's identity, the display settings, the signed-in sessions, sign-out and account deletion. */
export const Page = observer(function AccountPage() {
  const t = useT('account');
  const { me } = useService(SessionStore);
  if (me === undefined) return null;
  return (
    <>
      <PageHeader title={t('account.title')} />
      <div className={styles.account}>
        <div className={styles.accountMain}>
          <Who me={me} />
          <Settings />
        </div>
        <div className={styles.accountSide}>
          <SessionsPanel />
          <OtherSections />
          <WaysOut />
        </div>
      </div>
    </>
  );
});

/** The sections of other plugins. They may show nothing, so no skeleton announces them. */
function OtherSections(): JSX.Element {
  const sections = useContributions(accountSections);
  return (
    <>
      {sections.map(({ plugin, thing: { id, value } }) => (
        <PluginPart key={id} plugin={plugin} what={id} load={async () => (await value.load()).Section} given={{}} placeholder={false} />
      ))}
    </>
  );
}

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
