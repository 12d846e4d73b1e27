import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';

/** Shown in the later steps while there is no company. */
export function NameFirst(): JSX.Element {
  const t = useT('employer');
  return (
    <EmptyState
      title={t('profile.none')}
      action={
        <ButtonLink variant="grow" to={href(employerRoutes.wizardStep1)}>
          {t('profile.name')}
        </ButtonLink>
      }
    >
      {t('wizard.nameFirst')}
    </EmptyState>
  );
}
