import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PrintSource } from '#core/client/ui/PrintSource.tsx';
import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { Figures } from './Figures.tsx';
import { WaitingLists } from './WaitingLists.tsx';

/** What waits for the administrators who handle feedback, and figures about the last weeks. */
export function Page(): JSX.Element {
  const t = useT('feedback');
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        lead={t('overview.lead')}
        actions={
          <ButtonLink variant="ink" to={href(feedbackRoutes.list)}>
            {t('overview.all')}
          </ButtonLink>
        }
      />
      <WaitingLists />
      <Figures />
      <PrintSource path={href(feedbackRoutes.overview)} />
    </>
  );
}
