import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';

interface SectionConflictProps {
  readonly onKeep: () => void;
  readonly onTakeOther: () => void;
}

/** Two windows changed the profile. The user chooses which version stays. */
export function SectionConflict({ onKeep, onTakeOther }: SectionConflictProps): JSX.Element {
  const t = useT('candidate');
  return (
    <Note
      tone="straw"
      role="alert"
      title={t('conflict.title')}
      action={
        <div className="row">
          <Button size="s" onClick={onKeep}>
            {t('conflict.keep')}
          </Button>
          <Button size="s" variant="quiet" onClick={onTakeOther}>
            {t('conflict.takeOther')}
          </Button>
        </div>
      }
    >
      {t('conflict.text')}
    </Note>
  );
}
