import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { href } from '#core/contract/route-ref.ts';
import { companyParts } from '../../contract/company-parts.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { ManagedFilterFields } from './ManagedFilterFields.tsx';
import { managedCompanyList } from './managed-companies-list.ts';
import { DIRECTIONS, useManagedColumns } from './use-managed-columns.tsx';

interface ManagedCompaniesProps {
  /** Stands in place of the filters while the companies of one account are listed. */
  readonly ofOwner: (owner: string) => ReactNode;
}

/** The companies for administrators who care for them: those that wait for a decision come first. The address keeps filters and order. */
export const ManagedCompanies = observer(function ManagedCompanies({ ofOwner }: ManagedCompaniesProps): JSX.Element {
  const t = useT('employer');
  const list = useList(managedCompanyList, (values) => href(employerRoutes.companies, {}, values));
  const isVerifying = useContributions(companyParts.part('verification')).length > 0;
  const { sort = isVerifying ? 'waiting' : 'name', owner } = list.values;
  const hasJobs = list.dataProps.rows[0]?.openJobs !== null;
  return (
    <>
      {owner === undefined ? <ManagedFilterFields list={list} isVerifying={isVerifying} /> : ofOwner(owner)}
      <DataList
        id="employer.managed"
        label={t('companies.title')}
        {...list.dataProps}
        columns={useManagedColumns({ isVerifying, hasJobs })}
        href={({ id }) => href(employerRoutes.companyView, {}, { id })}
        sort={{ column: sort, direction: DIRECTIONS[sort] }}
        onSort={({ column }) => list.change({ sort: column })}
        empty={<NoRows list={list} none={t('companies.search.noneYet')} noneFound={t('managed.noneFound')} />}
      />
    </>
  );
});
