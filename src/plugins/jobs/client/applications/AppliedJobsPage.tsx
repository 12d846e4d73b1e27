import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { ApplicationStore } from './application-store.ts';

/** The jobs a candidate applied to, and where each application stands. */
export const Page = observer(function AppliedJobsPage(): JSX.Element {
  const t = useT('jobs');
  const store = useService(ApplicationStore);
  useEffect(() => void store.loadList(), [store]);
  return (
    <>
      <PageHeader title={t('applied.title')} />
      <ApplicationList
        label={t('applied.title')}
        failed={t('applied.failed')}
        list={store.list}
        view="candidate"
        empty={
          <EmptyState
            title={t('applied.none')}
            action={
              <ButtonLink variant="grow" to={href(jobRoutes.search)}>
                {t('applied.find')}
              </ButtonLink>
            }
          />
        }
      />
    </>
  );
});
