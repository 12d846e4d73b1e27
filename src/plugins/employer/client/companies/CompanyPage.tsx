import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { Redirect } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyOf } from './CompanyOf.tsx';
import { OwnCompany } from './OwnCompany.tsx';

/** The public page of the company whose id is in the address or, without an id, of the employer's own company. */
export function Page(): JSX.Element {
  const { id } = useSearch();
  const { role } = useService(SessionStore);
  if (id !== undefined) return <CompanyOf id={id} />;
  if (role !== 'employer') return <ToCompanies />;
  return <OwnCompany>{(own) => (own === undefined ? <ToCompanies /> : <CompanyOf id={own.id} />)}</OwnCompany>;
}

function ToCompanies(): JSX.Element {
  return <Redirect to={href(employerRoutes.companies)} />;
}
