import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List, ListRow } from '#core/client/ui/List.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listFeedback } from '../../contract/handling-endpoints.ts';
import type { ListedFeedback } from '../../contract/handling-schemas.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import type { FeedbackValues } from '../all/feedback-list.ts';
import { useMyself } from '../handling/use-handling.ts';
import { WAITING_LISTS, waitingQuery } from './waiting-lists.ts';
import * as styles from './overview.module.css';

/** The open feedback of the signed-in administrator, the one without an assignee, and the one that waits longest for an answer. */
export function WaitingLists(): JSX.Element {
  return (
    <div className={styles.overviewLists}>
      {WAITING_LISTS.map(([name, filters]) => (
        <WaitingList key={name} name={name} filters={filters} />
      ))}
    </div>
  );
}

interface WaitingListProps {
  readonly name: string;
  readonly filters: FeedbackValues;
}

const WaitingList = observer(function WaitingList({ name, filters }: WaitingListProps): JSX.Element {
  const t = useT('feedback');
  const api = useService(ApiClient);
  const { id: me } = useMyself();
  const titleId = useId();
  const { resource, load } = useResource((signal) => api.call(listFeedback, { query: waitingQuery(filters, me), signal }));
  const { value: page, status } = resource;
  return (
    <section className={styles.overviewList} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`overview.${name}.title`)}</h2>
      {status === 'failed' && <ErrorNote title={t(`overview.${name}.failed`)} onRetry={load} />}
      {page === undefined && status !== 'failed' && <Skeleton />}
      {page?.items.length === 0 && <p className="muted">{t(`overview.${name}.none`)}</p>}
      {page !== undefined && page.items.length > 0 && (
        <>
          <List label={t(`overview.${name}.title`)} headingLevel={3}>
            {page.items.map((item) => (
              <WaitingRow key={item.id} item={item} />
            ))}
          </List>
          <Link className="link" to={href(feedbackRoutes.list, {}, { ...filters })}>
            {t(`overview.${name}.all`)}
          </Link>
        </>
      )}
    </section>
  );
});

function WaitingRow({ item: { id, excerpt, number, kind, state, sentAt, waitingSince } }: { readonly item: ListedFeedback }): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const since = waitingSince ?? sentAt;
  return (
    <ListRow
      to={href(feedbackRoutes.form, {}, { id })}
      title={excerpt}
      facts={[
        number,
        t(`kind.${kind}`),
        t(`state.name.${state}`),
        t(waitingSince === null ? 'overview.sent' : 'overview.waits', { when: format.relative(since) }),
      ]}
    />
  );
}
