import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { InboxList } from './InboxList.tsx';
import { useTitleOf } from './InboxMessage.tsx';
import { InboxStore } from './inbox-store.ts';
import * as styles from './inbox.module.css';

/** For developers and testers: every code and link that a real identity provider would have sent. */
export const Page = observer(function InboxPage(): JSX.Element {
  const t = useT('workbench');
  const inbox = useService(InboxStore);
  useEffect(() => inbox.watch(), [inbox]);
  const { value, error } = inbox.resource;
  const search = useSearch();
  const [wanted, setWanted] = useState(search.to ?? '');
  return (
    <div className={`wrap ${styles.inbox}`}>
      <PageHeader title={t('inbox.title')} lead={t('inbox.lead')} />
      <Announcement inbox={inbox} />
      {error !== undefined && <LoadFailure error={error} title={t('inbox.failed')} onRetry={() => void inbox.look()} />}
      {value === undefined && error === undefined && <Skeleton of="rows" count={3} />}
      {value !== undefined && (
        <>
          <div className={styles.inboxFilter}>
            <TextInput
              type="search"
              dir="ltr"
              label={t('inbox.filter')}
              value={wanted}
              autoComplete="off"
              onChange={({ target }) => setWanted(target.value)}
            />
          </div>
          <InboxList messages={value} fresh={inbox.fresh} wanted={wanted} onAll={() => setWanted('')} />
        </>
      )}
    </div>
  );
});

/** Announces new messages to screen readers. */
const Announcement = observer(function Announcement({ inbox: { news } }: { readonly inbox: InboxStore }) {
  const t = useT('workbench');
  const titleOf = useTitleOf();
  const [newest] = news;
  const said =
    newest === undefined
      ? ''
      : news.length === 1
        ? t('inbox.cameOne', { purpose: titleOf(newest), to: newest.to })
        : t('inbox.came', { count: news.length });
  return (
    <p className="vh" role="status">
      {said}
    </p>
  );
});
