import type { JSX } from 'react';
import { ApiError } from '../http/api-error.ts';
import { useErrorText } from '../http/failure-text.ts';
import { ErrorNote } from './ErrorNote.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

interface LoadFailureProps {
  readonly error: unknown;
  /** What did not load, as a sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/**
 * Shown when a page could not load its object: the 404 screen when the object does not exist, otherwise a retry. The snackbar of
 * the failed call gives the cause, so a screen reader reads it only once.
 */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps): JSX.Element {
  const errorText = useErrorText();
  if (error instanceof ApiError && error.status === 404) return <ErrorScreen status={404} description={errorText(error)} />;
  return <ErrorNote title={title} onRetry={onRetry} />;
}
