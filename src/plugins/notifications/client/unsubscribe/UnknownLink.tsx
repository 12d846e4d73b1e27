import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { notificationRoutes } from '../../contract/routes.ts';

/** The link is cut, or not from this site. The settings ask visitors to sign in first. */
export function UnknownLink(): JSX.Element {
  const t = useT('notifications');
  return (
    <>
      <PageHeader title={t('unsubscribe.unknown')} />
      <div className="stack" data-unknown>
        <p>{t('unsubscribe.unknownText')}</p>
        <ButtonLink variant="grow" to={href(notificationRoutes.settings)}>
          {t('unsubscribe.change')}
        </ButtonLink>
      </div>
    </>
  );
}
