import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useListItem } from '#core/client/ui/data-list/list-item.ts';
import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';
import { NoticesStore } from '../notices-store.ts';
import * as styles from './notice-row.module.css';

interface NoticeRowProps {
  readonly notice: ShownNotice;
  /** When it was told, in words. */
  readonly when: string;
  /** The day, above the first notice of it. */
  readonly day?: string | undefined;
}

/** One notice. Opening it marks it as read, and leads to the page where the user acts, if there is one. */
export const NoticeRow = observer(function NoticeRow({ notice, when, day }: NoticeRowProps): JSX.Element {
  const t = useT('notifications');
  const { dateTime } = useFormat();
  const item = useListItem();
  const isRead = useService(NoticesStore).isRead(notice);
  const isGone = notice.title === null;
  const act = notice.action ?? (notice.opens === null && !isRead ? t('row.markRead') : undefined);
  return (
    <li {...item}>
      {day !== undefined && <h2 className={styles.noticeDay}>{day}</h2>}
      <div className={clsx(styles.notice, !isRead && styles.noticeUnread, isGone && styles.noticeGone)}>
        <h3 className={styles.noticeTitle}>
          <Opener notice={notice} isRead={isRead}>
            {!isRead && <span className="vh">{t('row.unread')}</span>} <bdi>{notice.title ?? t('row.gone')}</bdi>
          </Opener>
        </h3>
        <time className={styles.noticeTime} dateTime={notice.toldAt} title={dateTime(notice.toldAt)}>
          {when}
        </time>
        <div className={styles.noticeWords}>
          <p>{isGone ? t('row.goneText') : notice.text}</p>
          {notice.quote !== null && (
            <blockquote className={styles.noticeQuote} dir="auto">
              {notice.quote}
            </blockquote>
          )}
          {act !== undefined && (
            <p className={styles.noticeAct} aria-hidden="true">
              {act}
            </p>
          )}
        </div>
      </div>
    </li>
  );
});

interface OpenerProps {
  readonly notice: ShownNotice;
  readonly isRead: boolean;
  readonly children: ReactNode;
}

/** The title. It covers the whole row. A notice that leads nowhere keeps its button when it is read, so that the focus stays. */
function Opener({ notice, isRead, children }: OpenerProps): JSX.Element {
  const store = useService(NoticesStore);
  const t = useT('notifications');
  const read = (): void => void store.read(notice);
  if (notice.opens !== null) {
    return (
      <Link to={notice.opens} data-opener onClick={read} aria-description={notice.action ?? undefined}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" data-opener aria-disabled={isRead} onClick={read} aria-description={isRead ? undefined : t('row.markRead')}>
      {children}
    </button>
  );
}
