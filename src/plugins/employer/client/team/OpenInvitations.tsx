import { type JSX, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import type { Invitation } from '../../contract/team/team-schemas.ts';
import { TeamStore } from './team-store.ts';
import { useAct } from './use-act.ts';
import * as styles from './team.module.css';

/** The invitations of a company that nobody has answered yet. */
export function OpenInvitations({ invitations }: { readonly invitations: readonly Invitation[] }): JSX.Element | null {
  const t = useT('employer');
  const titleId = useId();
  if (invitations.length === 0) return null;
  return (
    <div className={styles.teamPart}>
      <h3 id={titleId}>{t('team.invitations')}</h3>
      <ul className={styles.teamList} aria-labelledby={titleId}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  );
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { readonly invitation: Invitation }): JSX.Element {
  const t = useT('employer');
  const format = useFormat();
  const store = useService(TeamStore);
  const { busy, act } = useAct();
  return (
    <li className={styles.teamRow}>
      <div className={styles.teamWords}>
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="muted small">
          <FactLine facts={[t(`team.role.${role}`), t('team.until', { date: format.date(expiresAt) })]} />
        </p>
      </div>
      <Button
        size="s"
        busy={busy}
        onClick={() => void act(() => store.withdraw(id), t('team.withdrawn'))}
        aria-label={t('team.withdrawOf', { email })}
      >
        {t('team.withdraw')}
      </Button>
    </li>
  );
}
