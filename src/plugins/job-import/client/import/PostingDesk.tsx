import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ImportDesk } from '#core/client/spreadsheets/ImportDesk.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { POSTING_IMPORTS } from '../../contract/import-target.ts';
import { useColumnText } from './use-column-text.ts';

/** The desk of one company, or with an empty id of all companies. */
export function PostingDesk({ companyId }: { readonly companyId: string }): JSX.Element {
  const t = useT('job-import');
  const columnText = useColumnText();
  return (
    <ImportDesk
      key={companyId}
      target={POSTING_IMPORTS}
      place={companyId}
      columnText={columnText}
      list={{ to: href(jobRoutes.managed), label: t('page.seePostings') }}
    />
  );
}
