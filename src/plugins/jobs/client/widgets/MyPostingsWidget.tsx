import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLoadedContributions } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List } from '#core/client/ui/List.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { managedParts } from '../../contract/client-extension-points.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { FigureSources, ManagedJobRow } from '../managed/ManagedJobRow.tsx';

const FIRST = Object.freeze({ limit: 5, sort: 'todo' as const });

/** Five postings of an employer, first those that there is something to do about, with a link to post another one. */
export const Widget = observer(function MyPostingsWidget(): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const { resource: mine, load } = useResource(async (signal) => (await api.call(listManagedJobs, { query: FIRST, signal })).items);
  const figures = useLoadedContributions(managedParts.part('column'));
  if (mine.status === 'failed') return <ErrorNote title={t('managed.failed')} onRetry={load} />;
  if (mine.value === undefined) return <Skeleton />;
  return (
    <>
      <FigureSources figures={figures} jobs={mine.value} />
      {mine.value.length === 0 && <p className="muted">{t('managed.none')}</p>}
      <List label={t('widget.postings')} headingLevel={3}>
        {mine.value.map((job) => (
          <ManagedJobRow key={job.id} job={job} figures={figures} />
        ))}
      </List>
      <p className="row">
        <ButtonLink size="s" to={href(jobRoutes.form)}>
          {t('managed.new')}
        </ButtonLink>
        {mine.value.length > 0 && (
          <Link className="link" to={href(jobRoutes.managed)}>
            {t('widget.postingsAll')}
          </Link>
        )}
      </p>
    </>
  );
});
