import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';

interface ForEmployersProps {
  /** Title of the page for users who may not post. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows its children to employers. Administrators belong to no company: they see an explanation, and no request is sent. */
export const ForEmployers = observer(function ForEmployers({ title, children }: ForEmployersProps): JSX.Element {
  const t = useT('jobs');
  const session = useService(SessionStore);
  if (session.may('job-posting', 'create')) return <>{children}</>;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={t('employersOnly.title')} action={<ButtonLink to={href(jobRoutes.search)}>{t('widget.newestAll')}</ButtonLink>}>
        {t('employersOnly.text')}
      </EmptyState>
    </>
  );
});
