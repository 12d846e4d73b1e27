import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { showMarkup } from '#core/client/navigation/head-markup.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { companyMarkup } from '../../contract/company-markup.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyOf } from '../companies/CompanyOf.tsx';
import { CompanyStore } from '../company-store.ts';
import * as styles from '../companies/companies.module.css';

/** A company for everybody, with its markup for search engines. */
export const Page = observer(function OpenCompanyPage(): JSX.Element {
  const { id } = useParams(employerRoutes.openCompany);
  const { value: company } = useService(CompanyStore).company;
  const shown = company?.id === id ? company : undefined;
  useEffect(() => {
    // Until the company is loaded, the head has the markup of the server.
    if (shown !== undefined) showMarkup(companyMarkup(shown, location.origin));
  }, [shown]);
  useEffect(() => () => showMarkup(undefined), []);
  // Visitors load the texts that are not of the first view here only, and not those of forms.
  const isVisitor = useService(SessionStore).status === 'signed-out';
  const hasTexts = useTexts(['core', 'employer'], isVisitor ? 'open' : 'whole');
  return <div className={`open-page wrap ${styles.companyOpen}`}>{hasTexts ? <CompanyOf id={id} /> : <Skeleton />}</div>;
});
