import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { Deed } from '../../../contract/credential-states.ts';
import type { Credential } from '../../../contract/schemas.ts';
import { StateBadge } from '../../shared/StateBadge.tsx';

interface PresentStateProps {
  readonly credential: Credential;
  /** What the dialog does. */
  readonly deed: Deed;
}

/** Says in a dialog that its deed is not possible any more, and why: the state has changed meanwhile. */
export function PresentState({ credential, deed }: PresentStateProps): JSX.Element | null {
  const t = useT('skill-passports');
  if (credential.deeds.includes(deed)) return null;
  return (
    <Note tone="straw" role="status" title={t('issued.ask.changed')}>
      <StateBadge credential={credential} />
    </Note>
  );
}
