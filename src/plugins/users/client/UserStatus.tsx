import { type JSX, useCallback } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { ListedUser } from '../contract/schemas.ts';

/** Whether a user is active or suspended. */
export function UserStatus({ status }: Pick<ListedUser, 'status'>): JSX.Element {
  const t = useT('users');
  return <StatusBadge tone={status === 'active' ? 'live' : 'bad'}>{t(`status.${status}`)}</StatusBadge>;
}

/** Returns a function that names the role of a user. */
export function useRoleName(): (user: Pick<ListedUser, 'role' | 'isFullAdmin'>) => string {
  const t = useT('users');
  return useCallback(({ role, isFullAdmin }) => (isFullAdmin ? t('role.full') : t(`role.${role ?? 'none'}`)), [t]);
}
