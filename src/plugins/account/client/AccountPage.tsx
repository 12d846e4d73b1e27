import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { LanguageMenu } from '#core/client/ui/LanguageMenu.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PersonSign } from '#core/client/ui/PersonSign.tsx';
import { ThemeChoice } from '#core/client/ui/ThemeChoice.tsx';
import type { Me } from '#core/contract/me.ts';
import { href } from '#core/contract/route-ref.ts';
import { accountRoutes } from '../contract/routes.ts';
import { PushSwitch } from './push/PushSwitch.tsx';
import { Setting } from './Setting.tsx';
import './AccountPage.css';

/** Who one is here, how the site looks and speaks, and the way out. */
export const Page = observer(function AccountPage() {
  const t = useT('account');
  const { me } = useService(SessionStore);
  if (me === undefined) return null;
  return (
    <>
      <PageHeader title={t('account.title')} />
      <div className="account">
        <Who me={me} />
        <Setting title={t('account.language')} text={t('account.languageText')}>
          <LanguageMenu />
        </Setting>
        <Setting title={t('account.theme')} text={t('account.themeText')}>
          <ThemeChoice />
        </Setting>
        <PushSwitch />
        <Setting title={t('account.session')} text={t('account.sessionText')}>
          <ButtonLink to={href(accountRoutes.signOut)}>{t('account.signOut')}</ButtonLink>
        </Setting>
      </div>
    </>
  );
});

function Who({ me }: { readonly me: Me }): JSX.Element {
  const t = useT('account');
  return (
    <section className="account__who" aria-label={t('account.who')}>
      <PersonSign name={me.name} size="l" />
      <div className="grow">
        <h2>
          <bdi>{me.name}</bdi>
        </h2>
        <p dir="ltr" className="account__mail soft">
          {me.email}
        </p>
        <p className="muted">{me.role === null ? t('account.noRole') : t(`core:role.${me.role}`)}</p>
      </div>
    </section>
  );
}
