import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '../../contract/routes.ts';
import { UserFilterFields } from './UserFilterFields.tsx';
import { DIRECTIONS, useUserColumns } from './use-user-columns.tsx';
import { userList } from './user-list.ts';

/** All users. The address keeps the filters and the order. */
export const Page = observer(function UsersPage(): JSX.Element {
  const t = useT('users');
  const session = useService(SessionStore);
  const list = useList(userList, (values) => href(userRoutes.users, {}, values));
  const { sort = 'newest' } = list.values;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        {...(session.may('admin-group', 'list')
          ? { actions: <ButtonLink to={href(userRoutes.groups)}>{t('groups.title')}</ButtonLink> }
          : {})}
      />
      <UserFilterFields list={list} />
      <DataList
        id="users.users"
        label={t('list.title')}
        {...list.dataProps}
        columns={useUserColumns()}
        href={({ id }) => href(userRoutes.user, { id }, list.values)}
        sort={{ column: sort, direction: DIRECTIONS[sort] }}
        onSort={({ column }) => list.change({ sort: column })}
        empty={<NoRows list={list} none={t('list.none')} noneFound={t('list.noneFound')} />}
      />
    </>
  );
});
