import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { listOwnViews } from '../../contract/view-as-endpoints.ts';
import type { OwnView } from '../../contract/view-as-schemas.ts';
import * as styles from './own-views.module.css';

/** When administrators saw the site as the user. Nothing is shown to users as whom no administrator saw it. */
export const OwnViews = observer(function OwnViews(): JSX.Element | null {
  const t = useT('users');
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(listOwnViews, { signal }));
  const views = resource.value?.items ?? [];
  const isFailed = resource.status === 'failed';
  if (views.length === 0 && !isFailed) return null;
  return (
    <Panel title={t('ownViews.title')}>
      <p className="muted">{t('ownViews.text')}</p>
      {isFailed && <ErrorNote title={t('ownViews.failed')} onRetry={load} />}
      <ul className={styles.ownViews} aria-label={t('ownViews.title')}>
        {views.map((view) => (
          <Row key={view.id} view={view} />
        ))}
      </ul>
    </Panel>
  );
});

function Row({ view: { startedAt, endedAt } }: { readonly view: OwnView }): JSX.Element {
  const t = useT('users');
  const { dateTime } = useFormat();
  const start = dateTime(startedAt);
  return (
    <li>
      <p className="strong">{endedAt === null ? t('ownViews.open', { start }) : t('ownViews.item', { start, end: dateTime(endedAt) })}</p>
      <p className="muted small">{t('ownViews.who')}</p>
    </li>
  );
}
