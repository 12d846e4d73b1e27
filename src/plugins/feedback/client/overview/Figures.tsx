import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { weekStartOf } from '#core/contract/week-start.ts';
import { getFeedbackFigures } from '../../contract/handling-endpoints.ts';
import { AnswerFigure } from './AnswerFigure.tsx';
import { isEmpty } from './figure-facts.ts';
import { KindFigure, StateFigure } from './ShareFigures.tsx';
import { RatingFigure, WeekFigure } from './WeekFigures.tsx';
import * as styles from './overview.module.css';

/** The period of the figures, the present week included. */
const WEEKS = 12;

/** Figures about the last weeks. Weeks begin on the first day of the week of the reader's region. */
export const Figures = observer(function Figures(): JSX.Element {
  const t = useT('feedback');
  const api = useService(ApiClient);
  const titleId = useId();
  const firstDay = weekStartOf(useLocale());
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const { resource, load } = useResource(
    (signal) => api.call(getFeedbackFigures, { query: { zone, firstDay, weeks: WEEKS }, signal }),
    `${zone} ${firstDay}`,
  );
  const { value: figures, status } = resource;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.overviewHead}>
        {t('figures.title', { weeks: WEEKS })}
      </h2>
      {status === 'failed' && <ErrorNote title={t('figures.failed')} onRetry={load} />}
      {figures === undefined && status !== 'failed' && <Skeleton />}
      {figures !== undefined && isEmpty(figures) && <EmptyState title={t('figures.none')}>{t('figures.noneHelp')}</EmptyState>}
      {figures !== undefined && !isEmpty(figures) && (
        <div className={styles.overviewFigures}>
          <KindFigure figures={figures} />
          <StateFigure figures={figures} />
          <AnswerFigure figures={figures} />
          <WeekFigure figures={figures} />
          <RatingFigure figures={figures} />
        </div>
      )}
    </section>
  );
});
