import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column, ListSort } from '#core/client/ui/data-list/column.ts';
import type { ListedUser } from '../../contract/schemas.ts';
import type { UserOrder } from '../../contract/user.ts';
import { UserStatus, useRoleName } from '../UserStatus.tsx';
import * as styles from '../users.module.css';

/** The direction of each order of the server. */
export const DIRECTIONS: Readonly<Record<UserOrder, ListSort['direction']>> = { name: 'asc', newest: 'desc', 'last-seen': 'desc' };

/** The columns of the list of users. The ids of the sortable ones are the orders of the server. */
export function useUserColumns(): readonly Column<ListedUser>[] {
  const t = useT('users');
  const format = useFormat();
  const roleName = useRoleName();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('user.name'),
        isTitle: true,
        sortable: true,
        direction: DIRECTIONS.name,
        min: 14,
        cell: (user) => <NameCell user={user} />,
      },
      { id: 'role', title: t('user.role'), width: 11, cell: (user) => <RoleCell user={user} name={roleName(user)} /> },
      { id: 'status', title: t('user.status'), width: 8.5, cell: ({ status }) => <UserStatus status={status} /> },
      {
        id: 'newest',
        direction: DIRECTIONS.newest,
        title: t('user.joined'),
        width: 8,
        sortable: true,
        hideable: true,
        cell: ({ joinedAt }) => <time dateTime={joinedAt}>{format.date(joinedAt)}</time>,
      },
      {
        id: 'last-seen',
        direction: DIRECTIONS['last-seen'],
        title: t('user.lastSeen'),
        width: 9,
        sortable: true,
        hideable: true,
        cell: ({ lastSeenAt }) =>
          lastSeenAt === null ? (
            <span className="muted">{t('user.never')}</span>
          ) : (
            <time dateTime={lastSeenAt}>{format.relative(lastSeenAt)}</time>
          ),
      },
    ],
    [t, format, roleName],
  );
}

/** The name, and the address below it. */
function NameCell({ user: { name, email } }: { readonly user: ListedUser }): JSX.Element {
  if (name === '') return <bdi dir="ltr">{email}</bdi>;
  return (
    <>
      <bdi>{name}</bdi>
      <small className={styles.usersMore}>
        <bdi dir="ltr">{email}</bdi>
      </small>
    </>
  );
}

/** The role, and the groups of an administrator below it. */
function RoleCell({ user, name }: { readonly user: ListedUser; readonly name: string }): JSX.Element {
  return (
    <>
      {name}
      {user.groups.length > 0 && (
        <small className={styles.usersMore}>
          <bdi>{user.groups.join(', ')}</bdi>
        </small>
      )}
    </>
  );
}
