import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo } from 'react';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useIsReturn, useSearch } from '#core/client/navigation/page-address.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { auditRoutes } from '../../contract/routes.ts';
import type { AuditEvent } from '../../contract/schemas.ts';
import { type Sentences, useSentences } from '../use-sentences.ts';
import { EventFilters } from './EventFilters.tsx';
import { ExportButton } from './ExportButton.tsx';
import { filtersIn, type ShownFilters } from './event-filters.ts';
import { EventListStore } from './event-list-store.ts';
import { useEventColumns } from './use-event-columns.tsx';

/** The audit record. The address keeps the filters and the order. */
export const Page = observer(function EventsPage(): JSX.Element {
  const t = useT('audit');
  const search = useSearch();
  const filters = useMemo(() => filtersIn(search), [search]);
  const sentences = useSentences();
  return (
    <>
      <PageHeader title={t('list.title')} lead={t('list.lead')} actions={<ExportButton filters={filters} />} />
      {sentences === undefined ? (
        <Skeleton />
      ) : (
        <>
          <EventFilters shown={filters} actions={sentences.actions} />
          <EventList shown={filters} sentences={sentences} />
        </>
      )}
    </>
  );
});

interface EventListProps {
  readonly shown: ShownFilters;
  readonly sentences: Sentences;
}

const EventList = observer(function EventList({ shown, sentences }: EventListProps): JSX.Element {
  const t = useT('audit');
  const go = useGo();
  const events = useEvents(shown);
  const { sort, ...filters } = shown;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <DataList
      id="audit.events"
      label={t('list.title')}
      rows={events.items}
      rowId={({ id }) => id}
      columns={useEventColumns(sentences)}
      href={({ id }) => href(auditRoutes.event, { id }, { ...shown })}
      sort={{ column: 'at', direction: sort === 'oldest' ? 'asc' : 'desc' }}
      onSort={({ direction }) => go(href(auditRoutes.events, {}, { ...filters, sort: direction === 'asc' ? 'oldest' : undefined }))}
      paging={events}
      foldOf={saidBy}
      empty={
        <EmptyState
          art={<SearchArt />}
          title={t(isFiltered ? 'list.noneFound' : 'list.none')}
          {...(isFiltered
            ? { action: <ButtonLink to={href(auditRoutes.events, {}, { sort })}>{t('core:filters.clear')}</ButtonLink> }
            : {})}
        />
      }
    />
  );
});

/** Events that say the same about the same object, whenever they happened. */
function saidBy({ actor, viewer, action, subject, subjectId, outcome }: AuditEvent): string {
  return JSON.stringify([actor?.id, viewer?.id, action, subject, subjectId, outcome]);
}

/** Call it in an observer. */
function useEvents(filters: ShownFilters): PagedList<AuditEvent> {
  const store = useService(EventListStore);
  const isReturn = useIsReturn();
  useEffect(() => {
    void store.show(filters, isReturn);
    return () => store.events.cancel();
  }, [store, filters, isReturn]);
  return store.events;
}
