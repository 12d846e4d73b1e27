import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** The link to the form for a new posting. */
export function NewPosting(): JSX.Element {
  const t = useT('jobs');
  return (
    <ButtonLink variant="grow" to={href(jobRoutes.form)}>
      <PlusIcon />
      {t('managed.new')}
    </ButtonLink>
  );
}
