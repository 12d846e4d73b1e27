import { type JSX, useEffect, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { focusHeading } from '#core/client/navigation/focus-heading.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { notificationRoutes } from '../../contract/routes.ts';
import type { EndedMail } from '../../contract/schemas.ts';

/** Says which mail has ended. The heading takes the focus, because the pressed button is gone. */
export function MailEnded({ ended: { name } }: { readonly ended: EndedMail }): JSX.Element {
  const t = useT('notifications');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : focusHeading(place.current)), []);
  return (
    <div ref={place}>
      <PageHeader title={t('unsubscribe.done')} />
      <div className="stack">
        <p>{name === null ? t('unsubscribe.doneAll') : t('unsubscribe.doneText', { name })}</p>
        <ButtonLink to={href(notificationRoutes.settings)}>{t('unsubscribe.change')}</ButtonLink>
      </div>
    </div>
  );
}
