import type { JSX } from 'react';
import { isChunkError } from '#core/client/build-watch/build-watcher.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { refusalKey } from './refusal-key.ts';

interface IdentityFailureProps {
  readonly title: string;
  readonly failure: unknown;
}

/** Says why the provider refused sign-in or sign-up. The snackbar shows failures of our own server. */
export function IdentityFailure({ title, failure }: IdentityFailureProps): JSX.Element | undefined {
  const t = useT('identity');
  if (failure === undefined) return undefined;
  return (
    <Note tone="rust" role="alert" title={title}>
      {failure instanceof ApiError ? undefined : reasonOf(t, failure)}
    </Note>
  );
}

function reasonOf(t: Translate, failure: unknown): string {
  // A notice of its own says that the browser is offline.
  if (!navigator.onLine) return t('failure.offline');
  return t(isChunkError(failure) ? 'core:identity.network' : refusalKey(failure));
}
