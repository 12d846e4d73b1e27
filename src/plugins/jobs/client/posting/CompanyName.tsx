import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import type { JobSummary } from '../../contract/reply-schemas.ts';

/** The name of a posting's company. Users with a role can open the company's page, so for them it is a link. */
export const CompanyName = observer(function CompanyName({ company: { id, name } }: Pick<JobSummary, 'company'>): JSX.Element {
  const { role } = useService(SessionStore);
  if (typeof role !== 'string') return <bdi>{name}</bdi>;
  return (
    <Link className="link" to={href(employerRoutes.companyView, {}, { id })}>
      <bdi>{name}</bdi>
    </Link>
  );
});
