import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { WayOn } from './use-way-on.ts';

/** Says to who was sent here what is kept for them: what they typed, or the page they asked for. Nothing to who came by themselves. */
export function KeptNote({ kept }: { readonly kept: WayOn['kept'] }): JSX.Element | null {
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
    <Note tone="sky" title={t('signIn.nextTitle')}>
      {t('signIn.nextText')}
    </Note>
  );
}
