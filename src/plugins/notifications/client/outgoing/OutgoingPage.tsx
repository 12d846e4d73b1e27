import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PillLink } from '#core/client/ui/PillLink.tsx';
import { MAIL_STATES } from '#core/contract/notices/mail-states.ts';
import type { OutgoingMailRow } from '#core/contract/notices/notice-schemas.ts';
import { href } from '#core/contract/route-ref.ts';
import { notificationRoutes } from '../../contract/routes.ts';
import { mailList } from './outgoing-list.ts';
import { useMailColumns } from './use-mail-columns.tsx';
import * as styles from './outgoing.module.css';

/** Outgoing mail, newest first: what became of it and why, never what it says. */
export const Page = observer(function OutgoingPage(): JSX.Element {
  const t = useT('notifications');
  const list = useList(mailList, (values) => href(notificationRoutes.outgoing, {}, values));
  return (
    <>
      <PageHeader title={t('outgoing.title')} lead={t('outgoing.lead')} />
      <StateFilter state={list.values.state} />
      <DataList
        id="notifications.mails"
        label={t('outgoing.title')}
        {...list.dataProps}
        columns={useMailColumns()}
        empty={<NoRows list={list} none={t('outgoing.none')} noneFound={t('outgoing.noneFound')} />}
      />
    </>
  );
});

function StateFilter({ state }: { readonly state: OutgoingMailRow['state'] | undefined }): JSX.Element {
  const t = useT('notifications');
  return (
    <search className={styles.outgoingFilter}>
      <nav className="pill-links" aria-label={t('outgoing.state')}>
        <PillLink to={href(notificationRoutes.outgoing)} name={t('filters.all')} isShown={state === undefined} />
        {MAIL_STATES.map((one) => (
          <PillLink
            key={one}
            to={href(notificationRoutes.outgoing, {}, { state: one })}
            name={t(`mailState.${one}`)}
            isShown={state === one}
          />
        ))}
      </nav>
    </search>
  );
}
