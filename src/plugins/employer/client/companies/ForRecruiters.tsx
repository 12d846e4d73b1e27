import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { ActionCompany } from '../../contract/company-parts.ts';
import { employerRoutes } from '../../contract/routes.ts';

/** In place of a form for a company: recruiters read who changes it. */
export function ForRecruiters({ company: { id, name } }: { readonly company: ActionCompany }): JSX.Element {
  const t = useT('employer');
  return (
    <Note
      tone="sky"
      title={t('company.recruiter', { company: name })}
      action={<ButtonLink to={href(employerRoutes.companyView, {}, { id })}>{t('company.see')}</ButtonLink>}
    />
  );
}
