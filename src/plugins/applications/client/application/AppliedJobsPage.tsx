import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { type ShownListOf, useList } from '#core/client/lists/use-list.ts';
import { useHasPage } from '#core/client/plugin/use-has-page.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { VirtualList } from '#core/client/ui/data-list/VirtualList.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { AppliedRow } from './AppliedRow.tsx';
import { appliedList } from './applied-list.ts';
import { NotSentYet } from './NotSentYet.tsx';

/** The applications of a candidate: those that are not sent yet, then all others with their stages. The address holds filter and words. */
export const Page = observer(function AppliedJobsPage(): JSX.Element {
  const t = useT('applications');
  const list = useList(appliedList, (values) => href(applicationRoutes.applied, {}, values));
  const hasAny = list.rows.items.length > 0 || list.isFiltered;
  return (
    <>
      <PageHeader title={t('applied.title')} lead={hasAny ? t('applied.lead') : undefined} />
      {!list.isFiltered && <NotSentYet />}
      {hasAny && <AppliedFilters list={list} />}
      <Rows list={list} />
    </>
  );
});

const rowOf = (application: Application): JSX.Element => <AppliedRow application={application} headingLevel={2} />;

/** Height of a row that is not measured yet, in pixels. */
const ROW_HEIGHT = 120;

const Rows = observer(function AppliedRows({ list }: { readonly list: ShownListOf<typeof appliedList> }): JSX.Element {
  const t = useT('applications');
  const { rows } = list;
  if (rows.isEmpty) {
    return (
      <NoRows list={list} none={t('applied.none')} noneFound={t('applied.noneFound')} all={t('applied.all')} action={<FindWork />}>
        {t('applied.noneHelp')}
      </NoRows>
    );
  }
  if (rows.items.length === 0) {
    return rows.status === 'failed' ? <ErrorNote title={t('applied.failed')} onRetry={() => void rows.again()} /> : <Skeleton />;
  }
  return <VirtualList label={t('applied.title')} {...list.dataProps} estimate={ROW_HEIGHT} row={rowOf} />;
});

function FindWork(): JSX.Element | null {
  const t = useT('applications');
  const hasSearch = useHasPage(jobRoutes.search);
  if (!hasSearch) return null;
  return (
    <ButtonLink variant="grow" to={href(jobRoutes.search)}>
      {t('applied.find')}
    </ButtonLink>
  );
}
