import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { Page as CompaniesPage } from '../companies/CompaniesPage.tsx';

/** The list of companies for everybody. */
export function Page(): JSX.Element {
  // Visitors load the texts of lists here only.
  const hasTexts = useTexts(['core', 'employer']);
  return <div className="open-page wrap">{hasTexts ? <CompaniesPage /> : <Skeleton />}</div>;
}
