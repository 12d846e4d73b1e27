import type { JSX } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Note } from '#core/client/ui/Note.tsx';

/**
 * With the embedded identity, no message is really sent. This hint says where to find it. It opens the development inbox in a new tab, so
 * the waiting page stays open.
 */
export function InboxHint(): JSX.Element | undefined {
  const t = useT('identity');
  const { emulator } = useService(ClientSettings);
  // It is not loaded afterwards: it would move a link that the user is about to press.
  if (!emulator) return undefined;
  return (
    <Note
      tone="sky"
      title={t('inbox.title')}
      action={
        <Link className="link" to="/dev/inbox" target="_blank">
          {t('inbox.open')}
        </Link>
      }
    >
      {t('inbox.text')}
    </Note>
  );
}
