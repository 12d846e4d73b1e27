import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ChangeFilters } from '#core/client/lists/use-list.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PillLink } from '#core/client/ui/PillLink.tsx';
import type { Role } from '#core/contract/actor.ts';
import { NOTICE_GROUP_NAMES, NOTICE_GROUPS, type NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import { href } from '#core/contract/route-ref.ts';
import { notificationRoutes } from '../../contract/routes.ts';
import * as styles from './list.module.css';

interface NoticeFiltersProps {
  readonly values: { readonly filter?: 'unread'; readonly group?: NoticeGroup };
  readonly onChange: ChangeFilters;
}

/** All or unread notices, of one group or of all that the user's role has. */
export const NoticeFilters = observer(function NoticeFilters({ values, onChange }: NoticeFiltersProps): JSX.Element {
  const t = useT('notifications');
  const { role } = useService(SessionStore);
  const { group } = values;
  const of = group === undefined ? {} : { group };
  const isUnread = values.filter === 'unread';
  const groups = NOTICE_GROUP_NAMES.filter((name) => name === group || hasGroup(name, role));
  return (
    <search className={styles.listFilters}>
      <nav className="pill-links" aria-label={t('filters.label')}>
        <PillLink to={href(notificationRoutes.list, {}, of)} name={t('filters.all')} isShown={!isUnread} />
        <PillLink to={href(notificationRoutes.list, {}, { filter: 'unread', ...of })} name={t('filters.unread')} isShown={isUnread} />
      </nav>
      <select
        className={`input input--select ${styles.listGroup}`}
        aria-label={t('filters.group')}
        value={group ?? ''}
        onChange={({ target }) => onChange({ group: target.value })}
      >
        <option value="">{t('filters.everyGroup')}</option>
        {groups.map((name) => (
          <option key={name} value={name}>
            {t(`groups.${name}`)}
          </option>
        ))}
      </select>
    </search>
  );
});

// Users without a role are told what concerns every account.
function hasGroup(name: NoticeGroup, role: Role | null | undefined): boolean {
  const roles: readonly Role[] = NOTICE_GROUPS[name];
  return role === null || role === undefined ? roles.length === NOTICE_GROUPS.security.length : roles.includes(role);
}
