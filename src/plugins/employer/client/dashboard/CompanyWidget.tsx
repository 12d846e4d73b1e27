import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List } from '#core/client/ui/List.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyRow, rowOfOwn } from '../companies/CompanyRow.tsx';
import { CompanyStore } from '../company-store.ts';

/** The companies of an employer. */
export const Widget = observer(function CompanyWidget(): JSX.Element {
  const t = useT('employer');
  const { mine, loadMine, showMine } = useService(CompanyStore);
  useEffect(() => void showMine(), [showMine]);
  if (mine.value === undefined) {
    if (mine.status !== 'failed') return <Skeleton />;
    return <ErrorNote title={t('companies.failed')} onRetry={() => void loadMine()} />;
  }
  if (mine.value.length === 0) return <p className="muted">{t('profile.none')}</p>;
  return (
    <List label={t('profile.title')} headingLevel={3}>
      {mine.value.map((company) => (
        <CompanyRow key={company.id} company={rowOfOwn(company)} to={href(employerRoutes.companyView, {}, { id: company.id })} />
      ))}
    </List>
  );
});
