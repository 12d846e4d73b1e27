import { type JSX, useEffect, useRef } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';
import { useOnline } from './use-online.ts';

interface ErrorNoteProps {
  /** What failed, for example "Applications did not load."; a general sentence when absent. */
  readonly title?: string;
  /** What is kept and what the user can do. The snackbar of a failed call gives the cause; this text must not guess it. */
  readonly reason?: string | undefined;
  /** Tries again. Without it, there is no button. Also called when the connection returns. */
  readonly onRetry?: () => void;
}

/**
 * Shows that a part of the page failed. The rest of the page stays. Without a connection nothing can be tried again. The frame of the page says
 * so once, and the parts of the page only say what is missing.
 */
export function ErrorNote({ title, reason, onRetry }: ErrorNoteProps): JSX.Element {
  const t = useT('core');
  const isOnline = useOnline();
  useRetryWhenOnline(isOnline, onRetry);
  const waits = !isOnline && onRetry !== undefined;
  return (
    <Note
      tone={waits ? 'sky' : 'rust'}
      role={waits ? 'status' : 'alert'}
      title={title ?? t('error.failed')}
      action={
        onRetry !== undefined &&
        isOnline && (
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

function useRetryWhenOnline(isOnline: boolean, retry: (() => void) | undefined): void {
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) retry?.();
    wasOnline.current = isOnline;
  }, [isOnline, retry]);
}
