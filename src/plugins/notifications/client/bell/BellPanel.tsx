import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { openView } from '#core/client/http/open-view.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useRows } from '#core/client/lists/use-list.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ListItemContext } from '#core/client/ui/data-list/list-item.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { notificationRoutes } from '../../contract/routes.ts';
import { newestNotices } from '../notice-lists.ts';
import { NoticesStore } from '../notices-store.ts';
import { MarkAllButton } from '../rows/MarkAllButton.tsx';
import { NoticeRow } from '../rows/NoticeRow.tsx';
import { useWordsQuery } from '../rows/use-words-query.ts';
import * as styles from './bell.module.css';

/** The newest notices, below the bell. */
export function BellPanel(): JSX.Element {
  const t = useT('notifications');
  // The server shows notices only to their own user.
  const isViewing = openView() !== undefined;
  return (
    <>
      <div className={styles.bellHead}>
        <h2>{t('list.title')}</h2>
        {!isViewing && <MarkAllButton />}
      </div>
      {isViewing ? <p className={styles.bellEmpty}>{t('bell.notShown')}</p> : <Newest />}
      {!isViewing && (
        <p className={styles.bellEnd}>
          <Link className="link" to={href(notificationRoutes.list)}>
            {t('bell.all')}
          </Link>
          <Link className="link" to={href(notificationRoutes.settings)}>
            {t('settings.link')}
          </Link>
        </p>
      )}
    </>
  );
}

const Newest = observer(function Newest(): JSX.Element {
  const t = useT('notifications');
  const { relative } = useFormat();
  const store = useService(NoticesStore);
  const rows = useRows(newestNotices, useWordsQuery());
  const { items } = rows;
  useEffect(() => store.shown(items), [store, items]);
  if (rows.status === 'failed') {
    return (
      <div className={styles.bellState}>
        <ErrorNote title={t('list.failed')} onRetry={() => void rows.again()} />
      </div>
    );
  }
  if (rows.isEmpty) return <p className={styles.bellEmpty}>{t('bell.nothing')}</p>;
  if (items.length === 0) {
    return (
      <div className={styles.bellState}>
        <Skeleton count={3} />
      </div>
    );
  }
  return (
    <ul className={styles.bellRows} aria-label={t('list.title')} aria-busy={rows.status === 'loading'}>
      {items.map((notice, index) => (
        <ListItemContext key={notice.id} value={{ 'data-index': index }}>
          <NoticeRow notice={notice} when={relative(notice.toldAt)} />
        </ListItemContext>
      ))}
    </ul>
  );
});
