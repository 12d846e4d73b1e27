import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { useParams, useSearch } from '#core/client/navigation/page-address.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getEvent } from '../../contract/endpoints.ts';
import { auditRoutes } from '../../contract/routes.ts';
import { eventList } from '../events/event-list.ts';
import { useSentences } from '../use-sentences.ts';
import { EventDetails } from './EventDetails.tsx';
import { EventFacts } from './EventFacts.tsx';

/** One event with everything that the record knows about it. The address keeps the filters of the list. */
export const Page = observer(function EventPage(): JSX.Element {
  const t = useT('audit');
  const { id } = useParams(auditRoutes.event);
  const search = useSearch();
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(getEvent, { params: { id }, signal }), id);
  const sentences = useSentences();
  const event = resource.value;
  const back = { to: href(auditRoutes.events, {}, filterValuesIn(eventList.filters, search)), label: t('list.title') };
  if (resource.status === 'failed') {
    return (
      <>
        <PageHeader title={t('event.title')} back={back} />
        <LoadFailure error={resource.error} title={t('event.failed')} onRetry={load} />
      </>
    );
  }
  if (event === undefined || sentences === undefined) {
    return (
      <>
        <PageHeader title={t('event.title')} back={back} />
        <Skeleton />
      </>
    );
  }
  return (
    <>
      <PageHeader title={sentences.of(event)} back={back} />
      <EventFacts event={event} />
      <EventDetails details={event.details} />
    </>
  );
});
