import type { JSX } from 'react';
import { ApiError } from '../http/api-error.ts';
import { useErrorText } from '../http/use-error-text.ts';
import { ErrorNote } from './ErrorNote.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

interface LoadFailureProps {
  readonly error: unknown;
  /** What did not load, as a sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/**
 * What a page shows that could not load its object: the 404 screen when it does not exist, else a way to try again. The snackbar of
 * the failed call says why, so that a screen reader hears it once.
 */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps): JSX.Element {
  const errorText = useErrorText();
  if (error instanceof ApiError && error.status === 404) return <ErrorScreen status={404} description={errorText(error)} />;
  return <ErrorNote title={title} onRetry={onRetry} />;
}
