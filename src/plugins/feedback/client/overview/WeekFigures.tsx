import type { CSSProperties, JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { BEST_RATING } from '../handling/best-rating.ts';
import { Figure } from './Figure.tsx';
import { busiestWeek, overallRating, startOfDay } from './figure-facts.ts';
import type { FiguresProps } from './ShareFigures.tsx';
import * as styles from './overview.module.css';

/** How many messages arrived in each week. */
export function WeekFigure({ figures: { weeks } }: FiguresProps): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const dayOf = (start: string): string => format.date(startOfDay(start));
  const busiest = busiestWeek(weeks);
  const now = weeks.at(-1)?.count ?? 0;
  const finding = [
    now === 0 ? t('figures.thisWeekNone') : t('figures.thisWeek', { count: now }),
    ...(busiest === undefined ? [] : [t('figures.busiest', { count: busiest.count, date: dayOf(busiest.start) })]),
  ];
  const table = {
    columns: [t('figures.weekOf'), t('figures.messages')],
    rows: weeks.map(({ start, count }) => [dayOf(start), format.number(count)]),
  };
  const most = Math.max(1, busiest?.count ?? 0);
  return (
    <Figure title={t('figures.perWeek')} finding={finding} table={table}>
      <WeekColumns
        columns={weeks.map(({ start, count }) => ({ start, label: count === 0 ? '' : format.number(count), share: count / most }))}
      />
    </Figure>
  );
}

/** The mean rating of each week, and how many there were. */
export function RatingFigure({ figures: { weeks } }: FiguresProps): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const shortOf = (rating: number): string => format.number(Math.round(rating * 10) / 10);
  const overall = overallRating(weeks);
  const finding =
    overall === undefined
      ? t('figures.ratingNone')
      : t('figures.rating', { count: overall.count, mean: shortOf(overall.mean), most: BEST_RATING });
  const table = {
    columns: [t('figures.weekOf'), t('figures.ratings'), t('figures.meanRating')],
    rows: weeks.map(({ start, rated, meanRating }) => [
      format.date(startOfDay(start)),
      format.number(rated),
      meanRating === null ? '' : shortOf(meanRating),
    ]),
  };
  const columns = weeks.map(({ start, meanRating }) => ({
    start,
    label: meanRating === null ? '' : shortOf(meanRating),
    share: (meanRating ?? 0) / BEST_RATING,
  }));
  return (
    <Figure title={t('figures.ratingPerWeek')} finding={[finding]} table={table}>
      <WeekColumns columns={columns} />
    </Figure>
  );
}

interface WeekColumnsProps {
  readonly columns: readonly { readonly start: string; readonly label: string; readonly share: number }[];
}

/** One column for each week, in reading direction. The present week is not over, so its column has another pattern. */
function WeekColumns({ columns }: WeekColumnsProps): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const [first] = columns;
  return (
    <div className={styles.weekcols}>
      <ol>
        {columns.map(({ start, label, share }) => (
          <li key={start}>
            <span className="num">{label}</span>
            <span className={styles.weekcolsBar} style={{ '--share': share } as CSSProperties} />
          </li>
        ))}
      </ol>
      <p className="row row--between muted small">
        <span>{first !== undefined && format.date(startOfDay(first.start))}</span>
        <span>{t('figures.now')}</span>
      </p>
    </div>
  );
}
