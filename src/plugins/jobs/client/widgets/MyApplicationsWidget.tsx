import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/router/Link.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Ledger } from '#core/client/ui/Ledger.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listApplications } from '../../contract/application-endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ApplicationRow } from '../applications/ApplicationRow.tsx';

/** A candidate's five newest applications. */
export const Widget = observer(function MyApplicationsWidget(): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const { resource: mine, load } = useResource(
    async (signal) => (await api.call(listApplications, { query: { limit: 5 }, signal, quiet: true })).items,
  );
  if (mine.status === 'failed') return <ErrorNote title={t('applied.failed')} onRetry={load} />;
  if (mine.value === undefined) return <LoadingState />;
  if (mine.value.length === 0) return <p className="muted">{t('applied.none')}</p>;
  return (
    <>
      <Ledger label={t('widget.applications')}>
        {mine.value.map((application) => (
          <ApplicationRow key={application.id} application={application} view="candidate" />
        ))}
      </Ledger>
      <p>
        <Link className="link" to={href(jobRoutes.applied)}>
          {t('widget.applicationsAll')}
        </Link>
      </p>
    </>
  );
});
