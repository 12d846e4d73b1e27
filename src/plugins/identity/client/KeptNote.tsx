import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { RequestedPage } from './requested-page.ts';

interface KeptNoteProps {
  readonly kept: RequestedPage['kept'];
  /** Whether the page creates an account. */
  readonly isNew?: boolean;
}

/** Tells a redirected user what is kept: their input or what they asked for. Renders nothing for a direct visit. */
export function KeptNote({ kept, isNew = false }: KeptNoteProps): JSX.Element | null {
  const t = useT('identity');
  if (kept === undefined) return null;
  if (kept === 'typed') {
    return (
      <Note tone="leaf" title={t('signIn.keptTitle')}>
        {t('signIn.keptText')}
      </Note>
    );
  }
  return (
    <Note tone="sky" title={t(`signIn.asked.${kept}.${isNew ? 'newTitle' : 'title'}`)}>
      {t(`signIn.asked.${kept}.text`)}
    </Note>
  );
}
