import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Ledger } from '#core/client/ui/Ledger.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import type { Application } from '../../contract/application.ts';
import { ApplicationRow, type ApplicationView } from './ApplicationRow.tsx';

interface ApplicationListProps {
  readonly label: string;
  /** Sentence for a list that did not load. */
  readonly failed: string;
  readonly list: PagedList<Application>;
  readonly view: ApplicationView;
  readonly empty: ReactNode;
}

/** A ledger of applications that grows by pages. */
export const ApplicationList = observer(function ApplicationList(props: ApplicationListProps): JSX.Element {
  const { label, failed, list, view, empty } = props;
  const t = useT('jobs');
  const more = (): void => void list.more();
  if (list.isEmpty) return <>{empty}</>;
  return (
    <>
      {list.items.length === 0 && list.status === 'loading' && <LoadingState />}
      {list.items.length > 0 && (
        <Ledger label={label}>
          {list.items.map((application) => (
            <ApplicationRow key={application.id} application={application} view={view} />
          ))}
        </Ledger>
      )}
      {list.status === 'failed' && <ErrorNote title={failed} onRetry={more} />}
      {list.hasMore && list.status !== 'failed' && (
        <Button onClick={more} busy={list.status === 'loading'}>
          {t('search.more')}
        </Button>
      )}
    </>
  );
});
