import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useHasPage } from '#core/client/plugin/use-has-page.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List } from '#core/client/ui/List.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { listApplications } from '../../contract/endpoints.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { AppliedRow } from '../application/AppliedRow.tsx';

/** A candidate's five newest applications, with their stages so far and the next step. */
export const Widget = observer(function MyApplicationsWidget(): JSX.Element {
  const t = useT('applications');
  const api = useService(ApiClient);
  const { resource: mine, load } = useResource(async (signal) => (await api.call(listApplications, { query: { limit: 5 }, signal })).items);
  if (mine.status === 'failed') return <ErrorNote title={t('applied.failed')} onRetry={load} />;
  if (mine.value === undefined) return <Skeleton of="rows" count={3} />;
  if (mine.value.length === 0) return <NoApplications />;
  return (
    <>
      <List label={t('widget.applications')}>
        {mine.value.map((application) => (
          <AppliedRow key={application.id} application={application} headingLevel={3} />
        ))}
      </List>
      <p>
        <Link className="link" to={href(applicationRoutes.applied)}>
          {t('widget.applicationsAll')}
        </Link>
      </p>
    </>
  );
});

function NoApplications(): JSX.Element {
  const t = useT('applications');
  const hasSearch = useHasPage(jobRoutes.search);
  return (
    <div className="stack">
      <p className="muted">{t('applied.noneHelp')}</p>
      {hasSearch && <ButtonLink to={href(jobRoutes.search)}>{t('applied.find')}</ButtonLink>}
    </div>
  );
}
