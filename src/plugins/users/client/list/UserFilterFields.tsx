import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ShownListOf } from '#core/client/lists/use-list.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { listGroups } from '../../contract/endpoints.ts';
import { MOST_WORDS, ROLE_FILTERS, STATUS_FILTERS, type userList } from './user-list.ts';

/** The filters of the list of users. They keep the order. */
export const UserFilterFields = observer(function UserFilterFields({ list }: { readonly list: ShownListOf<typeof userList> }): JSX.Element {
  const t = useT('users');
  const session = useService(SessionStore);
  const filters = list.values;
  const any = t('core:filters.any');
  return (
    <ListFilters {...list.filterProps} action={t('filters.show')}>
      <TextInput name="q" type="search" label={t('filters.q')} defaultValue={filters.q} maxLength={MOST_WORDS} autoComplete="off" />
      <Select
        name="role"
        label={t('user.role')}
        defaultValue={filters.role ?? ''}
        placeholder={any}
        options={ROLE_FILTERS.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      <Select
        name="status"
        label={t('user.status')}
        defaultValue={filters.status ?? ''}
        placeholder={any}
        options={STATUS_FILTERS.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      {session.may('admin-group', 'list') && <GroupSelect chosen={filters.group} />}
    </ListFilters>
  );
});

/** The groups, for full administrators only. */
const GroupSelect = observer(function GroupSelect({ chosen }: { readonly chosen: string | undefined }): JSX.Element {
  const t = useT('users');
  const api = useService(ApiClient);
  const { resource } = useResource((signal) => api.call(listGroups, { signal }));
  const groups = resource.value?.items ?? [];
  return (
    // A new key selects the group of the address again when the groups have loaded.
    <Select
      key={groups.length}
      name="group"
      label={t('user.group')}
      defaultValue={chosen ?? ''}
      placeholder={t('core:filters.any')}
      options={groups.map(({ id, name }) => ({ value: id, label: name, isOwn: true }))}
    />
  );
});
