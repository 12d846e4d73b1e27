import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { CompanyStore } from '../company-store.ts';
import { InviteForm } from './InviteForm.tsx';
import { JoinRequests } from './JoinRequests.tsx';
import { MemberRow } from './MemberRow.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { TeamStore } from './team-store.ts';
import * as styles from './team.module.css';

/** The people of a company, for its members and for administrators. Others see nothing. */
export const Section = observer(function TeamSection({ companyId }: { readonly companyId: string }): JSX.Element | null {
  const { mine, showMine } = useService(CompanyStore);
  const isAdmin = useService(SessionStore).role === 'admin';
  useEffect(() => {
    if (!isAdmin) void showMine();
  }, [isAdmin, showMine]);
  const own = mine.value?.find(({ id }) => id === companyId);
  if (isAdmin) return <Team key={companyId} companyId={companyId} changes isOwner={false} />;
  if (own === undefined) return null;
  return <Team key={companyId} companyId={companyId} changes={own.role === 'owner'} isOwner={own.role === 'owner'} />;
});

interface TeamProps {
  readonly companyId: string;
  /** Whether the reader changes the roles of members. */
  readonly changes: boolean;
  /** Owners also invite, and decide about requests. Administrators decide where there is no owner. */
  readonly isOwner: boolean;
}

const Team = observer(function Team({ companyId, changes, isOwner }: TeamProps): JSX.Element {
  const t = useT('employer');
  const titleId = useId();
  const { team, open } = useService(TeamStore);
  const mayChange = useService(SessionStore).may('company-team', 'update') && changes;
  useEffect(() => void open(companyId), [open, companyId]);
  const { value, status } = team;
  return (
    <section className={styles.team} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('team.title')}</h2>
      {value === undefined && status === 'failed' && <ErrorNote title={t('team.failed')} onRetry={() => void open(companyId)} />}
      {value === undefined && status !== 'failed' && <Skeleton count={1} />}
      {value !== undefined && (
        <>
          {value.requests.length > 0 && (isOwner || value.items.length === 0) && (
            <JoinRequests requests={value.requests} isFirst={value.items.length === 0} />
          )}
          {value.items.length === 0 ? (
            <p className="muted">{t('team.none')}</p>
          ) : (
            <ul className={styles.teamList} aria-label={t('team.members')}>
              {value.items.map((member) => (
                <MemberRow key={member.id} member={member} mayChange={mayChange} />
              ))}
            </ul>
          )}
          {isOwner && (
            <>
              <OpenInvitations invitations={value.invitations} />
              <InviteForm />
            </>
          )}
        </>
      )}
    </section>
  );
});
