import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useRows } from '#core/client/lists/use-list.ts';
import { useHasPage } from '#core/client/plugin/use-has-page.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List } from '#core/client/ui/List.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { AppliedRow } from './AppliedRow.tsx';
import { appliedList } from './applied-list.ts';

/** The jobs that a candidate applied to, with the stage of each application. */
export const Page = observer(function AppliedJobsPage(): JSX.Element {
  const t = useT('applications');
  const list = useRows(appliedList);
  const more = (): void => void list.more();
  return (
    <>
      <PageHeader title={t('applied.title')} lead={list.items.length > 0 ? t('applied.lead') : undefined} />
      {list.isEmpty && <NoApplications />}
      {list.items.length === 0 && list.status === 'loading' && <Skeleton />}
      {list.items.length > 0 && (
        <List label={t('applied.title')} busy={list.status === 'loading'}>
          {list.items.map((application) => (
            <AppliedRow key={application.id} application={application} headingLevel={2} />
          ))}
        </List>
      )}
      {list.status === 'failed' && <ErrorNote title={t('applied.failed')} onRetry={more} />}
      {list.hasMore && list.status !== 'failed' && (
        <Button onClick={more} busy={list.status === 'loading'}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
});

function NoApplications(): JSX.Element {
  const t = useT('applications');
  const hasSearch = useHasPage(jobRoutes.search);
  return (
    <EmptyState
      title={t('applied.none')}
      art={<SearchArt />}
      action={
        hasSearch && (
          <ButtonLink variant="grow" to={href(jobRoutes.search)}>
            {t('applied.find')}
          </ButtonLink>
        )
      }
    >
      {t('applied.noneHelp')}
    </EmptyState>
  );
}
