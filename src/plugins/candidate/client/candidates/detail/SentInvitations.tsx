import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { SentInvitation } from '../../../contract/invitation-schemas.ts';
import * as viewStyles from '../../view/view.module.css';
import * as styles from '../candidates.module.css';

const TONES = { open: 'live', applied: 'live', declined: 'off' } as const;

/** The invitations that the company sent to a candidate, each with its posting and its state. */
export function SentInvitations({ sent }: { readonly sent: readonly SentInvitation[] }): JSX.Element {
  const t = useT('candidate');
  const format = useFormat();
  return (
    <ul className={`${styles.candidateSent} ${viewStyles.plain}`} aria-label={t('candidates.invite.sent')}>
      {sent.map(({ id, title, state, sentAt }) => (
        <li key={id}>
          <StatusBadge tone={TONES[state]}>{t(`candidates.invite.state.${state}`)}</StatusBadge> <bdi>{title}</bdi>{' '}
          <time className="muted small" dateTime={sentAt}>
            {format.date(sentAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
