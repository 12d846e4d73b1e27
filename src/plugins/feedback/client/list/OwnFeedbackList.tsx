import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { ownFeedbackList } from './own-feedback-list.ts';
import { useOwnColumns } from './use-own-columns.tsx';

/** The user's own feedback, newest first. */
export const OwnFeedbackList = observer(function OwnFeedbackList(): JSX.Element {
  const t = useT('feedback');
  const list = useList(ownFeedbackList, () => href(feedbackRoutes.list));
  const seesAll = useService(SessionStore).may('feedback', 'list');
  const all = { to: href(feedbackRoutes.list), label: t('nav.all') };
  return (
    <>
      <PageHeader
        title={t('own.title')}
        {...(seesAll ? { back: all } : {})}
        {...(list.rows.items.length > 0 ? { lead: t('own.lead'), actions: <GiveLink /> } : {})}
      />
      <DataList
        id="feedback.own"
        label={t('own.title')}
        {...list.dataProps}
        columns={useOwnColumns()}
        href={({ id }) => href(feedbackRoutes.form, {}, { id })}
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
