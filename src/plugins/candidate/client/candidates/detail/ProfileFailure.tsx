import type { JSX } from 'react';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { MOST_VIEWS } from '../../../contract/preview.ts';
import { asksForAddress, ConfirmAddress } from '../ConfirmAddress.tsx';

interface ProfileFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of a profile that did not load, or that the employer may not open yet or not today any more. */
export function ProfileFailure({ error, onRetry }: ProfileFailureProps): JSX.Element {
  const t = useT('candidate');
  if (asksForAddress(error)) return <ConfirmAddress />;
  if (error instanceof ApiError && error.code === 'candidate.too-many-views') {
    return (
      <Note tone="straw" title={t('candidates.profile.quota', { most: MOST_VIEWS })}>
        {t('candidates.profile.quotaHelp')}
      </Note>
    );
  }
  return <LoadFailure error={error} title={t('candidates.profile.failed')} onRetry={onRetry} />;
}
