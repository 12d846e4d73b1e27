import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';

interface ErrorNoteProps {
  /** What failed, for example "Applications did not load."; a general sentence when absent. */
  readonly title?: string;
  /** What is kept and what the user can do. The snackbar of a failed call gives the cause; this text must not guess it. */
  readonly reason?: string | undefined;
  /** Tries again. Without it, there is no button. */
  readonly onRetry?: () => void;
}

/** Shows that a part of the page failed. The rest of the page stays. */
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
