import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ShownListOf } from '#core/client/lists/use-list.ts';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import type { noticeList } from '../notice-lists.ts';

/** Shown in place of the notices when there are none. */
export function NoNotices({ list }: { readonly list: ShownListOf<typeof noticeList> }): JSX.Element {
  const t = useT('notifications');
  const isOnlyUnread = list.values.filter === 'unread' && list.values.group === undefined;
  return (
    <NoRows list={list} none={t('list.none')} noneFound={t(isOnlyUnread ? 'list.noneUnread' : 'list.noneFound')} all={t('list.showAll')}>
      {t('list.noneText')}
    </NoRows>
  );
}
