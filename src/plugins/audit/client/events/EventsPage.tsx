import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useDownload } from '#core/client/http/use-download.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { askedOf, type FilterValuesOf } from '#core/client/lists/list-declaration.ts';
import { type ShownListOf, useList } from '#core/client/lists/use-list.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { exportEvents } from '../../contract/endpoints.ts';
import { auditRoutes } from '../../contract/routes.ts';
import type { AuditEvent } from '../../contract/schemas.ts';
import { type Sentences, useSentences } from '../use-sentences.ts';
import { EventFilters } from './EventFilters.tsx';
import { eventList } from './event-list.ts';
import { useEventColumns } from './use-event-columns.tsx';

/** The audit record. The address keeps the filters and the order. */
export const Page = observer(function EventsPage(): JSX.Element {
  const t = useT('audit');
  const list = useList(eventList, (values) => href(auditRoutes.events, {}, values));
  const sentences = useSentences();
  return (
    <>
      <PageHeader title={t('list.title')} lead={t('list.lead')} actions={<ExportButton values={list.values} />} />
      {sentences === undefined ? (
        <Skeleton />
      ) : (
        <>
          <EventFilters list={list} actions={sentences.actions} />
          <EventRows list={list} sentences={sentences} />
        </>
      )}
    </>
  );
});

interface EventRowsProps {
  readonly list: ShownListOf<typeof eventList>;
  readonly sentences: Sentences;
}

const EventRows = observer(function EventRows({ list, sentences }: EventRowsProps): JSX.Element {
  const t = useT('audit');
  return (
    <DataList
      id="audit.events"
      label={t('list.title')}
      {...list.dataProps}
      columns={useEventColumns(sentences)}
      href={({ id }) => href(auditRoutes.event, { id }, list.values)}
      sort={{ column: 'at', direction: list.values.sort === 'oldest' ? 'asc' : 'desc' }}
      onSort={({ direction }) => list.change({ sort: direction === 'asc' ? 'oldest' : 'newest' })}
      foldOf={saidBy}
      empty={<NoRows list={list} none={t('list.none')} noneFound={t('list.noneFound')} />}
    />
  );
});

/** Events that say the same about the same object, whenever they happened. */
function saidBy({ actor, viewer, action, subject, subjectId, outcome }: AuditEvent): string {
  return JSON.stringify([actor?.id, viewer?.id, action, subject, subjectId, outcome]);
}

/** Saves the events that match the filters as a CSV file. */
function ExportButton({ values }: { readonly values: FilterValuesOf<typeof eventList> }): JSX.Element {
  const t = useT('audit');
  const { busy, download } = useDownload();
  const save = (): Promise<void> => download((api) => api.download(exportEvents, { query: askedOf(eventList, values) }), 'audit.csv');
  return (
    <Button busy={busy} onClick={() => void save()}>
      {t('list.export')}
    </Button>
  );
}
