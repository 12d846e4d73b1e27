import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo, useRef } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { focusHeading } from '#core/client/navigation/focus-heading.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listGroups } from '../../contract/endpoints.ts';
import { userRoutes } from '../../contract/routes.ts';
import type { AdminGroup } from '../../contract/schemas.ts';
import { GroupEditor } from './GroupEditor.tsx';
import { useDuties } from './use-duties.ts';
import { useGroupColumns } from './use-group-columns.tsx';

/** Value of the query `group` for a new group. */
const NEW = 'new';

/** The groups of administrators, or the one that the query `group` names. */
export const Page = observer(function GroupsPage(): JSX.Element {
  const t = useT('users');
  const api = useService(ApiClient);
  const { group: chosen } = useSearch();
  const { resource, load } = useResource((signal) => api.call(listGroups, { signal }), chosen);
  const groups = resource.value?.items;
  const duties = useMemo(() => resource.value?.duties.map(({ duty }) => duty) ?? [], [resource.value]);
  const users = { to: href(userRoutes.users), label: t('list.title') };
  useFocusOnChange(chosen, groups !== undefined);
  if (chosen === undefined && resource.status !== 'failed') return <GroupList groups={groups} back={users} />;
  if (resource.status === 'failed' || groups === undefined) {
    return (
      <>
        <PageHeader title={t('groups.title')} back={users} />
        {resource.status === 'failed' ? <LoadFailure error={resource.error} title={t('groups.failed')} onRetry={load} /> : <Skeleton />}
      </>
    );
  }
  const group = groups.find(({ id }) => id === chosen);
  return (
    <GroupEditor key={chosen} group={chosen === NEW ? undefined : group} isGone={chosen !== NEW && group === undefined} duties={duties} />
  );
});

/** The list and the form share one path, so the router does not move the focus between them. */
function useFocusOnChange(chosen: string | undefined, isLoaded: boolean): void {
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen || !isLoaded) return undefined;
    shown.current = chosen;
    return focusHeading(document.body);
  }, [chosen, isLoaded]);
}

interface GroupListProps {
  /** `undefined` while they load. */
  readonly groups: readonly AdminGroup[] | undefined;
  readonly back: { readonly to: string; readonly label: string };
}

const GroupList = observer(function GroupList({ groups, back }: GroupListProps): JSX.Element {
  const t = useT('users');
  const wordsOf = useDuties();
  const columns = useGroupColumns(wordsOf);
  const add = (
    <ButtonLink variant="ink" to={href(userRoutes.groups, {}, { group: NEW })}>
      <PlusIcon />
      {t('groups.add')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('groups.title')} lead={t('groups.lead')} back={back} actions={add} />
      {groups === undefined || wordsOf === undefined ? (
        <Skeleton />
      ) : (
        <DataList
          id="users.groups"
          label={t('groups.title')}
          rows={groups}
          rowId={({ id }) => id}
          columns={columns}
          href={({ id }) => href(userRoutes.groups, {}, { group: id })}
          total={groups.length}
          empty={
            <EmptyState art={<SearchArt />} title={t('groups.none')}>
              {t('groups.noneHelp')}
            </EmptyState>
          }
        />
      )}
    </>
  );
});
