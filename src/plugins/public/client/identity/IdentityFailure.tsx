import type { JSX } from 'react';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { identityErrorKey } from '#core/client/session/identity-error.ts';
import { Note } from '#core/client/ui/Note.tsx';

interface IdentityFailureProps {
  readonly title: string;
  readonly failure: unknown;
}

/** Why the identity provider, or our own server after it, did not let somebody in; what was typed stays. */
export function IdentityFailure({ title, failure }: IdentityFailureProps): JSX.Element | undefined {
  const t = useT('public');
  if (failure === undefined) return undefined;
  return (
    <Note tone="rust" role="alert" title={title}>
      {failure instanceof ApiError ? failure.message : t(identityErrorKey(failure))}
    </Note>
  );
}
