import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { PostingDesk } from './PostingDesk.tsx';
import { useCompanyAddress } from './use-company-address.ts';
import { useCompanySource } from './use-company-source.ts';
import * as styles from './import.module.css';

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
