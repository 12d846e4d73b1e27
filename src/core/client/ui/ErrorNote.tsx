import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';

interface ErrorNoteProps {
  /** What did not work, for example "Applications did not load."; a general sentence when absent. */
  readonly title?: string;
  /** What is kept and what to do. Why a call failed is for its snackbar to say, and is never guessed at here. */
  readonly reason?: string | undefined;
  /** Tries again; without it there is no button. */
  readonly onRetry?: () => void;
}

/** A part of the page failed and the rest stands. */
export function ErrorNote({ title, reason, onRetry }: ErrorNoteProps): JSX.Element {
  const t = useT('core');
  return (
    <Note
      tone="rust"
      role="alert"
      title={title ?? t('error.failed')}
      action={
        onRetry !== undefined && (
          <Button size="s" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        )
      }
    >
      {reason}
    </Note>
  );
}
