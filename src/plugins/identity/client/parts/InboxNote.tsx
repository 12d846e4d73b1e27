import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Note } from '#core/client/ui/Note.tsx';

/** Opens the development inbox in a new tab, so the waiting page stays open. */
export function InboxNote(): JSX.Element {
  const t = useT('identity');
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
