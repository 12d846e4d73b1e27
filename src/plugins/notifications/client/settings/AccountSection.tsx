import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { href } from '#core/contract/route-ref.ts';
import { notificationRoutes } from '../../contract/routes.ts';

/** The way from the account page to the settings. */
export function AccountSection(): JSX.Element {
  const t = useT('notifications');
  return (
    <Panel title={t('settings.title')}>
      <div className="stack">
        <p className="muted">{t('settings.section')}</p>
        <ButtonLink to={href(notificationRoutes.settings)}>{t('settings.open')}</ButtonLink>
      </div>
    </Panel>
  );
}
