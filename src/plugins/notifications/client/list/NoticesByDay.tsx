import { observer } from 'mobx-react-lite';
import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PagedList } from '#core/client/lists/paged-list.ts';
import { VirtualList } from '#core/client/ui/data-list/VirtualList.tsx';
import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';
import { NoticeRow } from '../rows/NoticeRow.tsx';
import { useRowKeys } from '../rows/use-row-keys.ts';
import { type DatedNotice, dated } from './notices-by-day.ts';
import { useDayWords } from './use-day-words.ts';

const ROW_HEIGHT = 88;

const idOf = ({ notice }: DatedNotice): string => notice.id;
const drawRow = (row: DatedNotice): JSX.Element => <DatedRow row={row} />;

/** The loaded notices, each day below its heading. */
export const NoticesByDay = observer(function NoticesByDay({ rows: paging }: { readonly rows: PagedList<ShownNotice> }): JSX.Element {
  const t = useT('notifications');
  const pressKey = useRowKeys();
  const { items } = paging;
  const rows = useMemo(() => dated(items), [items]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the links in it
    <div onKeyDown={pressKey}>
      <VirtualList label={t('list.title')} rowId={idOf} row={drawRow} estimate={ROW_HEIGHT} {...{ rows, paging }} />
    </div>
  );
});

function DatedRow({ row: { notice, isFirstOfDay } }: { readonly row: DatedNotice }): JSX.Element {
  const { time } = useFormat();
  const dayWords = useDayWords();
  return <NoticeRow notice={notice} when={time(notice.toldAt)} day={isFirstOfDay ? dayWords(notice.toldAt) : undefined} />;
}
