import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { ForMembers } from './ForMembers.tsx';
import { PostingDesk } from './PostingDesk.tsx';
import { useCompanyAddress, useCompanySource } from './use-company.ts';
import * as styles from './import.module.css';

/** Imports job postings from a spreadsheet, into a company of the user, or as an administrator into any. */
export const Page = observer(function ImportPage(): JSX.Element {
  const t = useT('job-import');
  const isModerator = useService(SessionStore).may('job-posting', 'moderate');
  return (
    <>
      <PageHeader
        title={t('page.title')}
        lead={t(isModerator ? 'page.leadAll' : 'page.lead')}
        back={{ to: href(jobRoutes.managed), label: t(isModerator ? 'page.allPostings' : 'page.postings') }}
      />
      {isModerator ? <ForModerators /> : <ForMembers />}
    </>
  );
});

/** Imports into one company, or into all companies that a column of the file names. */
export function ForModerators(): JSX.Element {
  const t = useT('job-import');
  const source = useCompanySource();
  const { company = '', choose } = useCompanyAddress();
  return (
    <>
      <div className={styles.jobImportCompany}>
        <Picker label={t('company.label')} help={t('company.anyHelp')} optional source={source} value={company} onChange={choose} />
      </div>
      <PostingDesk companyId={company} />
    </>
  );
}
