import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List } from '#core/client/ui/List.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { searchJobs } from '../../contract/endpoints.ts';
import { JobRow } from '../search/JobRow.tsx';

/** The five newest postings. */
export const NewestJobs = observer(function NewestJobs(): JSX.Element {
  const t = useT('job-search');
  const api = useService(ApiClient);
  const { resource: newest, load } = useResource(async (signal) => (await api.call(searchJobs, { query: { limit: 5 }, signal })).items);
  if (newest.status === 'failed') return <ErrorNote title={t('search.failed')} onRetry={load} />;
  if (newest.value === undefined) return <Skeleton />;
  if (newest.value.length === 0) return <p className="muted">{t('landing.none')}</p>;
  return (
    <List label={t('widget.newest')} headingLevel={3}>
      {newest.value.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </List>
  );
});
