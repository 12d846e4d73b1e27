import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List, ListRow } from '#core/client/ui/List.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { listWaitingVerifications } from '../../contract/endpoints.ts';
import * as styles from './waiting.module.css';

/** The companies whose papers wait for a decision, longest first, above the list of all companies. Nothing while none waits. */
export const Part = observer(function WaitingCompanies(): JSX.Element | null {
  const t = useT('company-verification');
  const format = useFormat();
  const titleId = useId();
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => (await api.call(listWaitingVerifications, { signal })).items);
  if (resource.status === 'failed') return <ErrorNote title={t('waiting.failed')} onRetry={load} />;
  const waiting = resource.value ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('waiting.title')}</h2>
      <List label={t('waiting.title')} headingLevel={3}>
        {waiting.map(({ id, name, since, isLate }) => (
          <ListRow
            key={id}
            to={href(employerRoutes.companyView, {}, { id })}
            title={name}
            facts={[t('waiting.since', { date: format.date(since) })]}
          >
            {isLate && <StatusBadge tone="bad">{t('waiting.late')}</StatusBadge>}
          </ListRow>
        ))}
      </List>
    </section>
  );
});
