import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';
import type { OwnInvitation } from '../../contract/team/team-schemas.ts';
import { TeamStore } from './team-store.ts';
import { useAct } from './use-act.ts';
import { useOwnInvitations } from './use-own-invitations.ts';
import * as styles from './team.module.css';

/** The companies that invite the user. Nothing without an invitation, and while it is not known whether there is one. */
export const OwnInvitations = observer(function OwnInvitations(): JSX.Element | null {
  const open = useOwnInvitations();
  if (open.length === 0) return null;
  return (
    <div className={styles.invited}>
      {open.map((invitation) => (
        <InvitedTo key={invitation.id} invitation={invitation} />
      ))}
    </div>
  );
});

function InvitedTo({ invitation: { id, company, role, invitedBy, expiresAt } }: { readonly invitation: OwnInvitation }): JSX.Element {
  const t = useT('employer');
  const format = useFormat();
  const go = useGo();
  const store = useService(TeamStore);
  const isEmployer = useService(SessionStore).role === 'employer';
  const { busy, act } = useAct();
  const accept = async (): Promise<void> => {
    const isIn = await act(() => store.accept(id), t('invited.joined', { company: company.name }));
    if (isIn) go(href(employerRoutes.companyView, {}, { id: company.id }));
  };
  return (
    <section className={styles.invitedCompany} aria-label={t('invited.title', { company: company.name })}>
      <CompanyLogo name={company.name} fileId={company.logoFileId} />
      <div className={styles.teamWords}>
        <h2 className={styles.invitedTitle}>{t('invited.title', { company: company.name })}</h2>
        <p>
          {invitedBy === null || invitedBy === '' ? t(`invited.text.${role}`) : t(`invited.textBy.${role}`, { person: invitedBy })}{' '}
          <span className="muted">{t('team.until', { date: format.date(expiresAt) })}</span>
        </p>
        {!isEmployer && <p className="muted">{t('invited.employersOnly')}</p>}
      </div>
      <div className={styles.teamActions}>
        {isEmployer && (
          <Button variant="grow" busy={busy} onClick={() => void accept()}>
            {t('invited.accept', { company: company.name })}
          </Button>
        )}
        <Button busy={busy} onClick={() => void act(() => store.refuse(id), t('invited.refused'))}>
          {t('invited.refuse')}
        </Button>
      </div>
    </section>
  );
}
