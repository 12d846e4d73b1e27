import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { Companies } from '../companies/Companies.tsx';
import { companiesAt } from '../companies/company-search-parts.tsx';
import { OPEN_COMPANIES } from '../company-addresses.ts';

const PLACE = companiesAt(OPEN_COMPANIES);

/** The list of companies for everybody. */
export function Page(): JSX.Element {
  const t = useT('employer');
  // Visitors load the texts of lists here only.
  const hasTexts = useTexts(['core', 'employer']);
  return (
    <div className="open-page wrap">
      <PageHeader title={t('companies.title')} />
      {hasTexts ? <Companies place={PLACE} /> : <Skeleton />}
    </div>
  );
}
