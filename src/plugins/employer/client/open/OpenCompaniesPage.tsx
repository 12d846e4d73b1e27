import type { JSX } from 'react';
import { Page as CompaniesPage } from '../companies/CompaniesPage.tsx';

/** The list of companies for everybody. */
export function Page(): JSX.Element {
  return (
    <div className="open-page wrap">
      <CompaniesPage />
    </div>
  );
}
