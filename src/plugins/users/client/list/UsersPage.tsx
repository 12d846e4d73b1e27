import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo } from 'react';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useIsReturn, useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import type { ListSort } from '#core/client/ui/data-list/column.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '../../contract/routes.ts';
import type { ListedUser } from '../../contract/schemas.ts';
import { UserFilterFields } from './UserFilterFields.tsx';
import { DIRECTIONS, useUserColumns } from './use-user-columns.tsx';
import { type ShownUserFilters, userFiltersIn } from './user-filters.ts';
import { UserListStore } from './user-list-store.ts';

const DEFAULT_SORT = 'newest';

/** All users. The address keeps the filters and the order. */
export const Page = observer(function UsersPage(): JSX.Element {
  const t = useT('users');
  const search = useSearch();
  const go = useGo();
  const session = useService(SessionStore);
  const filters = useMemo(() => userFiltersIn(search), [search]);
  const { sort = DEFAULT_SORT, ...conditions } = filters;
  const users = useUsers(filters);
  const isFiltered = Object.keys(conditions).length > 0;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        {...(session.may('admin-group', 'list')
          ? { actions: <ButtonLink to={href(userRoutes.groups)}>{t('groups.title')}</ButtonLink> }
          : {})}
      />
      <UserFilterFields shown={filters} />
      <DataList
        id="users.users"
        label={t('list.title')}
        rows={users.items}
        rowId={({ id }) => id}
        columns={useUserColumns()}
        href={({ id }) => href(userRoutes.user, { id }, filters)}
        sort={{ column: sort, direction: DIRECTIONS[sort] }}
        onSort={({ column }: ListSort) => go(href(userRoutes.users, {}, { ...filters, sort: column }))}
        paging={users}
        empty={
          <EmptyState
            art={<SearchArt />}
            title={t(isFiltered ? 'list.noneFound' : 'list.none')}
            {...(isFiltered
              ? { action: <ButtonLink to={href(userRoutes.users, {}, { sort: filters.sort })}>{t('core:filters.clear')}</ButtonLink> }
              : {})}
          />
        }
      />
    </>
  );
});

/** Call it in an observer. */
function useUsers(filters: ShownUserFilters): PagedList<ListedUser> {
  const store = useService(UserListStore);
  const isReturn = useIsReturn();
  useEffect(() => {
    void store.show({ sort: DEFAULT_SORT, ...filters }, isReturn);
    return () => store.users.cancel();
  }, [store, filters, isReturn]);
  return store.users;
}
