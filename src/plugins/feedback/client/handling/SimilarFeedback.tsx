import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listSimilarFeedback } from '../../contract/handling-endpoints.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import * as styles from './handling.module.css';

/** Feedback that shares words with this one. */
export const SimilarFeedback = observer(function SimilarFeedback({ id }: { readonly id: string }): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const api = useService(ApiClient);
  const titleId = useId();
  const { resource, load } = useResource(async (signal) => (await api.call(listSimilarFeedback, { params: { id }, signal })).items, id);
  const { value: items, status } = resource;
  return (
    <section className={styles.handlingPart} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('handling.similar')}</h3>
      {status === 'failed' && <ErrorNote title={t('handling.similarFailed')} onRetry={load} />}
      {items?.length === 0 && <p className="muted small">{t('handling.noneSimilar')}</p>}
      {items !== undefined && items.length > 0 && (
        <ul className={styles.handlingSimilar}>
          {items.map(({ id: other, number, excerpt, state, sentAt }) => (
            <li key={other}>
              <Link to={href(feedbackRoutes.form, {}, { id: other })}>
                <bdi>{excerpt}</bdi>
              </Link>
              <p className="muted small">
                <FactLine facts={[number, t(`state.name.${state}`), format.date(sentAt)]} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
