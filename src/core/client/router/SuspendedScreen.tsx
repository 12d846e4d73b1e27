import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { ClientSettings } from '../config/client-settings.ts';
import { useService } from '../di/use-service.ts';
import { SLOT, Slotted } from '../i18n/Slotted.tsx';
import { useT } from '../i18n/use-t.ts';
import { MAIN_ID } from '../navigation/main-id.ts';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { SessionStore } from '../session/session-store.ts';
import { Brand } from '../ui/Brand.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { ThemeButton } from '../ui/ThemeControls.tsx';
import * as styles from './SuspendedScreen.module.css';

/** Shown in place of every page that needs a sign-in while the account is suspended. It has its own frame, without navigation. */
export const SuspendedScreen = observer(function SuspendedScreen(): JSX.Element {
  const t = useT('core');
  const { me } = useService(SessionStore);
  const reason = me?.suspension ?? 'other';
  return (
    <>
      <ProgressLine />
      <header className={styles.suspendedBar}>
        <Brand />
        <LanguageMenu />
        <ThemeButton />
      </header>
      <main className={styles.suspended} id={MAIN_ID} tabIndex={-1}>
        <PageTitle title={t('suspended.title')} />
        <h1 tabIndex={-1}>{t('suspended.title')}</h1>
        <p className="lead">{t(`suspended.reason.${reason}`)}</p>
        <p>{t('suspended.kept')}</p>
        <p>
          <Contact />
        </p>
        <div className="row">
          <ButtonLink variant="ink" to={ADDRESSES.signOut}>
            {t('layout.signOut')}
          </ButtonLink>
          <ButtonLink to={ADDRESSES.deleteAccount}>{t('suspended.leave')}</ButtonLink>
        </div>
      </main>
    </>
  );
});

/** How to reach the operator, as far as the operator has said it. */
function Contact(): ReactNode {
  const t = useT('core');
  const { name, email } = useService(ClientSettings).operator;
  if (email === '') {
    if (name === '') return t('suspended.ask');
    return (
      <Slotted sentence={t('suspended.askNamed', { name: SLOT })}>
        <bdi>{name}</bdi>
      </Slotted>
    );
  }
  return (
    <Slotted sentence={t('suspended.write', { address: SLOT })}>
      <a className="link" dir="ltr" href={`mailto:${email}`}>
        {email}
      </a>
    </Slotted>
  );
}
