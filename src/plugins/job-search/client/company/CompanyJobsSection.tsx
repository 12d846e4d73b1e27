import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { useRows } from '#core/client/lists/use-list.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { LogoPicture } from '#core/client/ui/CompanyLogo.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List } from '#core/client/ui/List.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { entityKind } from '#core/contract/entity-kind.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { searchJobs } from '../../contract/endpoints.ts';
import { JobRow } from '../search/JobRow.tsx';

const companyJobs = keptList({ call: searchJobs, rows: entityKind<JobSummary>('job-search.of-company', ({ id }) => id), pageSize: 10 });

/** The published postings of a company, newest first. */
export const Section = observer(function CompanyJobsSection({ companyId }: { readonly companyId: string }): JSX.Element {
  const t = useT('job-search');
  const list = useRows(companyJobs, { query: { companyId } });
  if (list.isEmpty) return <p className="muted">{t('company.none')}</p>;
  return (
    <>
      {list.items.length === 0 && list.status === 'loading' && <Skeleton />}
      {list.items.length > 0 && (
        <List label={t('company.title')} headingLevel={3} busy={list.status === 'loading'}>
          {list.items.map((job) => (
            <JobRow key={job.id} job={job} logo={<LogoPicture fileId={job.company.logoFileId} />} />
          ))}
        </List>
      )}
      {list.status === 'failed' && <ErrorNote title={t('search.failed')} onRetry={() => void list.more()} />}
      {list.hasMore && list.status !== 'failed' && (
        <Button onClick={() => void list.more()} busy={list.status === 'loading'}>
          {t('company.more')}
        </Button>
      )}
    </>
  );
});
