import type { JSX } from 'react';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { MOST_VIEWS } from '../../../contract/preview.ts';

interface ProfileFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of a profile that did not load, or that the company may not open today any more. */
export function ProfileFailure({ error, onRetry }: ProfileFailureProps): JSX.Element {
  const t = useT('candidate');
  if (error instanceof ApiError && error.code === 'candidate.too-many-views') {
    return (
      <Note tone="straw" title={t('candidates.profile.quota', { most: MOST_VIEWS })}>
        {t('candidates.profile.quotaHelp')}
      </Note>
    );
  }
  return <LoadFailure error={error} title={t('candidates.profile.failed')} onRetry={onRetry} />;
}
