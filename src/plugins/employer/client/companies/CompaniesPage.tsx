import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Ledger } from '#core/client/ui/Ledger.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { CompanyStore } from '../company-store.ts';
import { CompanyRow } from './CompanyRow.tsx';

/** All companies by name. */
export const Page = observer(function CompaniesPage(): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const { all } = store;
  useEffect(() => void store.loadAll(), [store]);
  return (
    <>
      <PageHeader title={t('companies.title')} />
      {all.isEmpty && <EmptyState title={t('companies.none')} />}
      {all.items.length === 0 && all.status === 'loading' && <LoadingState />}
      {all.items.length > 0 && (
        <Ledger label={t('companies.list')}>
          {all.items.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </Ledger>
      )}
      {all.status === 'failed' && <ErrorNote title={t('companies.failed')} onRetry={() => void all.more()} />}
      {all.hasMore && all.status !== 'failed' && (
        <Button onClick={() => void all.more()} busy={all.status === 'loading'}>
          {t('companies.more')}
        </Button>
      )}
    </>
  );
});
