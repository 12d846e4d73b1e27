import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';

/** Shows an explanation instead of the form to administrators, who may open the page but cannot create a company. */
export function NamedByEmployers(): JSX.Element {
  const t = useT('employer');
  return (
    <>
      <PageHeader title={t('companies.title')} />
      <EmptyState
        title={t('adminOnly.title')}
        action={<ButtonLink to={href(employerRoutes.companies)}>{t('adminOnly.action')}</ButtonLink>}
      >
        {t('adminOnly.text')}
      </EmptyState>
    </>
  );
}
