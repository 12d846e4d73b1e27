import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PagedList } from '#core/client/lists/paged-list.ts';
import { ListFoot, ListStates } from '#core/client/ui/data-list/ListStates.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { Timeline } from '#core/client/ui/timeline/Timeline.tsx';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { listJobEvents } from '../../contract/managing-endpoints.ts';
import type { PostingEvent } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { titleOf } from '../title-of.ts';
import { useEventSentences } from './use-event-sentences.ts';
import * as styles from './history.module.css';

interface HistorySheetProps {
  readonly job: Pick<ManagedJob, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** The history of a posting over the page, newest first. */
export function HistorySheet({ job, onClose }: HistorySheetProps): JSX.Element {
  const t = useT('jobs');
  return (
    <Sheet open onClose={onClose} title={t('history.title', { title: titleOf(t, job) })}>
      <History id={job.id} />
    </Sheet>
  );
}

const History = observer(function History({ id }: { readonly id: string }): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const [events] = useState(() => new PagedList<PostingEvent>());
  const { sentenceOf } = useEventSentences();
  useEffect(() => {
    void events.start((cursor, signal) =>
      api.call(listJobEvents, { params: { id }, query: { limit: PAGE_LIMIT.default, cursor }, signal }),
    );
    return events.cancel;
  }, [api, events, id]);
  if (events.items.length === 0) return <ListStates paging={events} empty={<p className="muted">{t('history.none')}</p>} />;
  return (
    <>
      <Timeline
        label={t('history.label')}
        events={events.items.map((event) => ({
          id: event.id,
          at: event.at,
          what: sentenceOf(event),
          state: event.by === 'system' ? 'frame' : 'leaf',
          ...(hasMore(event) && { note: <More event={event} /> }),
        }))}
      />
      <ListFoot paging={events} />
    </>
  );
});

function hasMore({ reason, note, fields, action }: PostingEvent): boolean {
  return reason !== null || note !== null || (action === 'edited' && fields.length > 0);
}

/** The reason, what an administrator wrote, and the changed fields. */
function More({ event }: { readonly event: PostingEvent }): JSX.Element {
  const t = useT('jobs');
  const { fieldsOf } = useEventSentences();
  const { reason, note, fields } = event;
  return (
    <>
      {reason !== null && reason !== 'removed' && <p>{t('history.reason', { reason: t(`moves.endReason.${reason}`) })}</p>}
      {note !== null && <bdi className={styles.historyNote}>{note}</bdi>}
      {fields.length > 0 && <p>{t('history.changed', { fields: fieldsOf(event) })}</p>}
    </>
  );
}
