import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { MoreIcon } from '#core/client/ui/icons/page-icons.tsx';
import { ActionMenu, type MenuAction } from '#core/client/ui/menu/ActionMenu.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '#plugins/users/contract/routes.ts';
import type { CompanyMember } from '../../contract/team/team-schemas.ts';
import { type MemberChange, TeamStore } from './team-store.ts';
import { useAct } from './use-act.ts';
import * as styles from './team.module.css';

interface MemberRowProps {
  readonly member: CompanyMember;
  /** Whether the reader changes the team. */
  readonly mayChange: boolean;
}

/** A member of a company with the role, and what the reader can do. */
export function MemberRow({ member, mayChange }: MemberRowProps): JSX.Element {
  const t = useT('employer');
  const format = useFormat();
  const session = useService(SessionStore);
  const name = member.name || member.email;
  const isOwn = session.me?.id === member.id;
  return (
    <li className={styles.teamRow}>
      <div className={styles.teamWords}>
        <p className="strong">
          {session.may('user', 'read') ? (
            <Link className="link" to={href(userRoutes.user, { id: member.id })}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}{' '}
          {isOwn && <span className="muted">{t('team.you')}</span>}
        </p>
        <p className="muted small">
          <FactLine facts={[member.email, t('team.since', { date: format.date(member.since) })]} />
        </p>
      </div>
      <div className={styles.teamEnd}>
        <span>{t(`team.role.${member.role}`)}</span>
        {member.role !== 'owner' && member.issuesCredentials && <span className="muted small">{t('team.issues')}</span>}
        {member.isSuspended && <StatusBadge tone="bad">{t('team.suspended')}</StatusBadge>}
        {(mayChange || isOwn) && <MemberMenu member={member} name={name} isOwn={isOwn} mayChange={mayChange} />}
      </div>
    </li>
  );
}

interface MemberMenuProps extends MemberRowProps {
  readonly name: string;
  readonly isOwn: boolean;
}

function MemberMenu({ member, name, isOwn, mayChange }: MemberMenuProps): JSX.Element {
  const t = useT('employer');
  const store = useService(TeamStore);
  const [isAsked, setAsked] = useState(false);
  const { busy, act } = useAct();
  const remove = async (): Promise<void> => {
    await act(() => store.remove(member.id, isOwn), isOwn ? t('team.left') : t('team.removed', { person: name }));
    setAsked(false);
  };
  const change = (what: string, to: MemberChange): MenuAction => ({
    id: what,
    label: t(`team.${what}`),
    onChoose: () => void act(() => store.change(member, to, isOwn), t('team.changed', { person: name })),
  });
  const issuing = member.issuesCredentials ? ('stopsIssuing' as const) : ('startsIssuing' as const);
  const actions: readonly MenuAction[] = [
    ...(mayChange && member.role === 'owner' ? [change('makeRecruiter', { role: 'recruiter' })] : []),
    ...(mayChange && member.role === 'recruiter'
      ? [change('makeOwner', { role: 'owner' }), change(issuing, { issuesCredentials: !member.issuesCredentials })]
      : []),
    { id: 'remove', label: t(isOwn ? 'team.leave' : 'team.remove'), tone: 'rust', onChoose: () => setAsked(true) },
  ];
  return (
    <>
      <ActionMenu
        actions={actions}
        menuLabel={t('team.actions', { person: name })}
        label={t('team.actions', { person: name })}
        className="btn btn--s btn--quiet"
        busy={busy}
      >
        <MoreIcon />
      </ActionMenu>
      <ConfirmDialog
        open={isAsked}
        title={isOwn ? t('team.leaveQuestion') : t('team.removeQuestion', { person: name })}
        action={t(isOwn ? 'team.leave' : 'team.remove')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        <p>{t(isOwn ? 'team.leaveText' : 'team.removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
