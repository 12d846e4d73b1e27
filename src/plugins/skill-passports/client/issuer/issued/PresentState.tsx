import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { CredentialAction } from '../../../contract/credential-states.ts';
import type { Credential } from '../../../contract/schemas.ts';
import { StateBadge } from '../../shared/StateBadge.tsx';

interface PresentStateProps {
  readonly credential: Credential;
  /** What the dialog does. */
  readonly wanted: CredentialAction;
}

/** Says in a dialog that its action is not possible any more, and why: the state has changed meanwhile. */
export function PresentState({ credential, wanted }: PresentStateProps): JSX.Element | null {
  const t = useT('skill-passports');
  if (credential.actions.includes(wanted)) return null;
  return (
    <Note tone="straw" role="status" title={t('issued.ask.changed')}>
      <StateBadge credential={credential} />
    </Note>
  );
}
