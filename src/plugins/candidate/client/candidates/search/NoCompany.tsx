import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';

/** Shown to employers without a company in place of the search. */
export function NoCompany(): JSX.Element {
  const t = useT('candidate');
  return (
    <EmptyState
      title={t('candidates.search.noCompany')}
      action={
        <ButtonLink variant="grow" to={href(employerRoutes.companyForm)}>
          {t('candidates.search.addCompany')}
        </ButtonLink>
      }
    >
      {t('candidates.search.noCompanyHelp')}
    </EmptyState>
  );
}
