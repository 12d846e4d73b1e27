import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useIsReturn } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import type { OwnFeedback } from '../../contract/schemas.ts';
import { OwnFeedbackStore } from './own-feedback-store.ts';
import { useOwnColumns } from './use-own-columns.tsx';

/** The user's own feedback, newest first. */
export const OwnFeedbackList = observer(function OwnFeedbackList(): JSX.Element {
  const t = useT('feedback');
  const feedback = useOwnFeedback();
  const seesAll = useService(SessionStore).may('feedback', 'list');
  const all = { to: href(feedbackRoutes.list), label: t('nav.all') };
  return (
    <>
      <PageHeader
        title={t('own.title')}
        {...(seesAll ? { back: all } : {})}
        {...(feedback.items.length > 0 ? { lead: t('own.lead'), actions: <GiveLink /> } : {})}
      />
      <DataList
        id="feedback.own"
        label={t('own.title')}
        rows={feedback.items}
        rowId={({ id }) => id}
        columns={useOwnColumns()}
        href={({ id }) => href(feedbackRoutes.form, {}, { id })}
        paging={feedback}
        rowState={({ isUnread }) => (isUnread ? 'unread' : undefined)}
        empty={
          <EmptyState
            title={t('own.none')}
            action={
              <ButtonLink variant="grow" to={href(feedbackRoutes.form)}>
                {t('own.give')}
              </ButtonLink>
            }
          >
            {t('own.noneHelp')}
          </EmptyState>
        }
      />
    </>
  );
});

function GiveLink(): JSX.Element {
  const t = useT('feedback');
  return (
    <ButtonLink variant="ink" to={href(feedbackRoutes.form)}>
      <PlusIcon />
      {t('own.give')}
    </ButtonLink>
  );
}

/** Call it in an observer. */
function useOwnFeedback(): PagedList<OwnFeedback> {
  const store = useService(OwnFeedbackStore);
  const isReturn = useIsReturn();
  useEffect(() => {
    void store.show(isReturn);
    return () => store.feedback.cancel();
  }, [store, isReturn]);
  return store.feedback;
}
