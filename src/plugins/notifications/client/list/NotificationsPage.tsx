import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { notificationRoutes } from '../../contract/routes.ts';
import { noticeList } from '../notice-lists.ts';
import { NoticesStore } from '../notices-store.ts';
import { MarkAllButton } from '../rows/MarkAllButton.tsx';
import { useWordsQuery } from '../rows/use-words-query.ts';
import { NoNotices } from './NoNotices.tsx';
import { NoticeFilters } from './NoticeFilters.tsx';
import { NoticesByDay } from './NoticesByDay.tsx';
import * as styles from './list.module.css';

/** What the user was told, by day. The address has the filters. */
export const Page = observer(function NotificationsPage(): JSX.Element {
  const t = useT('notifications');
  const list = useList(noticeList, (values) => href(notificationRoutes.list, {}, values), useWordsQuery());
  const store = useService(NoticesStore);
  const { rows, values } = list;
  const { items } = rows;
  useEffect(() => store.shown(items), [store, items]);
  return (
    <div className={styles.list}>
      <PageHeader
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          <>
            <MarkAllButton />
            <ButtonLink size="s" to={href(notificationRoutes.settings)}>
              {t('settings.link')}
            </ButtonLink>
          </>
        }
      />
      <NoticeFilters values={values} onChange={list.change} />
      {items.length > 0 && <NoticesByDay rows={rows} />}
      {rows.isEmpty && <NoNotices list={list} />}
      {items.length === 0 && rows.status === 'failed' && <ErrorNote title={t('list.failed')} onRetry={() => void rows.again()} />}
      {items.length === 0 && (rows.status === 'loading' || rows.status === 'idle') && <Skeleton of="rows" />}
    </div>
  );
});
