import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import type { Lost } from './posting-session.ts';

interface LostNoteProps {
  readonly why: Lost;
  readonly onSaveAnew: () => void;
}

/** The posting was deleted or has ended while its form was open. What was typed can be kept as a new draft. */
export function LostNote({ why, onSaveAnew }: LostNoteProps): JSX.Element {
  const t = useT('jobs');
  return (
    <Note tone="straw" role="alert" title={t(`form.lost.${why}`)} action={<Button onClick={onSaveAnew}>{t('form.lost.saveAnew')}</Button>}>
      {t('form.lost.text')}
    </Note>
  );
}
