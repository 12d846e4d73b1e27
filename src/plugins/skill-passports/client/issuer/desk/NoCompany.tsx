import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';

/** Shown to recruiters to whom no owner gave the right to issue. */
export function NoRight(): JSX.Element {
  const t = useT('skill-passports');
  return (
    <>
      <PageHeader title={t('nav.passports')} />
      <EmptyState title={t('issuer.noRight')}>{t('issuer.noRightHelp')}</EmptyState>
    </>
  );
}

/** Shown to employers without a company in place of the page. */
export function NoCompany(): JSX.Element {
  const t = useT('skill-passports');
  return (
    <>
      <PageHeader title={t('nav.passports')} />
      <EmptyState
        title={t('issuer.noCompany')}
        action={
          <ButtonLink variant="grow" to={href(employerRoutes.companyForm)}>
            {t('issuer.addCompany')}
          </ButtonLink>
        }
      >
        {t('issuer.noCompanyHelp')}
      </EmptyState>
    </>
  );
}
