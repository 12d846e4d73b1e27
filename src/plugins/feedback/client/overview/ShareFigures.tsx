import type { CSSProperties, JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FeedbackFigures } from '../../contract/handling-schemas.ts';
import { Figure } from './Figure.tsx';
import { frequentKind, openCount, totalOf } from './figure-facts.ts';
import * as styles from './overview.module.css';

export interface FiguresProps {
  readonly figures: FeedbackFigures;
}

/** How many messages there were, and of which kinds. */
export function KindFigure({ figures }: FiguresProps): JSX.Element {
  const t = useT('feedback');
  const total = totalOf(figures);
  const frequent = frequentKind(figures);
  const share = total === 1 ? 'only' : frequent?.share;
  const finding = [
    t('figures.total', { count: total, weeks: figures.weeks.length }),
    ...(frequent === undefined ? [] : [t(`figures.${share}.${frequent.kind}`)]),
  ];
  const rows = figures.byKind.map(({ kind, count }) => ({ name: t(`kind.${kind}`), count }));
  return <ShareFigure title={t('figures.byKind')} column={t('all.kind')} finding={finding} rows={rows} />;
}

/** How many messages are in each state. */
export function StateFigure({ figures }: FiguresProps): JSX.Element {
  const t = useT('feedback');
  const open = openCount(figures);
  const finding = [open === 0 ? t('figures.openNone') : t('figures.open', { count: open })];
  const rows = figures.byState.map(({ state, count }) => ({ name: t(`state.name.${state}`), count }));
  return <ShareFigure title={t('figures.byState')} column={t('state.label')} finding={finding} rows={rows} />;
}

interface ShareFigureProps {
  readonly title: string;
  /** Name of the first column of the table. */
  readonly column: string;
  readonly finding: readonly string[];
  readonly rows: readonly { readonly name: string; readonly count: number }[];
}

/** Counts as bars, each as long as its share of the largest one. */
export function ShareFigure({ title, column, finding, rows }: ShareFigureProps): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const table = {
    columns: [column, t('figures.messages'), t('figures.share')],
    rows: rows.map(({ name, count }) => [name, format.number(count), format.percent(all === 0 ? 0 : count / all)]),
  };
  return (
    <Figure title={title} finding={finding} table={table}>
      <ul className={styles.sharebars}>
        {rows.map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.sharebarsBar} style={{ '--share': count / most } as CSSProperties} />
            <span className="num">{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
