import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Ledger } from '#core/client/ui/Ledger.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ForEmployers } from './ForEmployers.tsx';
import { JobPostingStore } from './job-posting-store.ts';
import { ManagedJobRow } from './ManagedJobRow.tsx';

/** The postings of the user's companies, with how many have applied. */
export function Page(): JSX.Element {
  const t = useT('jobs');
  return (
    <ForEmployers title={t('managed.title')}>
      <OwnPostings />
    </ForEmployers>
  );
}

const OwnPostings = observer(function OwnPostings(): JSX.Element {
  const t = useT('jobs');
  const store = useService(JobPostingStore);
  const { managed } = store;
  useEffect(() => void store.loadManaged(), [store]);
  const post = (
    <ButtonLink variant="grow" to={href(jobRoutes.form)}>
      {t('managed.new')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('managed.title')} actions={!managed.isEmpty && post} />
      {managed.isEmpty && <EmptyState title={t('managed.none')} action={post} />}
      {managed.items.length === 0 && managed.status === 'loading' && <LoadingState />}
      {managed.items.length > 0 && (
        <Ledger label={t('managed.title')}>
          {managed.items.map((job) => (
            <ManagedJobRow key={job.id} job={job} />
          ))}
        </Ledger>
      )}
      {managed.status === 'failed' && <ErrorNote title={t('managed.failed')} onRetry={() => void managed.more()} />}
      {managed.hasMore && managed.status !== 'failed' && (
        <Button onClick={() => void managed.more()} busy={managed.status === 'loading'}>
          {t('search.more')}
        </Button>
      )}
    </>
  );
});
