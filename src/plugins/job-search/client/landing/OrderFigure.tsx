import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Node } from '#core/client/ui/weave/Cell.tsx';
import * as styles from './OrderFigure.module.css';

/** The sort criteria of the server, in order. */
const RULES = ['exact', 'words', 'newest'];

/** Shows the rules by which a search sorts its results. */
export function Figure(): JSX.Element {
  const t = useT('job-search');
  return (
    <figure className={styles.order}>
      <figcaption className="display">{t('order.title')}</figcaption>
      <ol>
        {RULES.map((rule) => (
          <li key={rule}>
            <Node state="leaf" />
            {t(`order.${rule}`)}
          </li>
        ))}
      </ol>
      <p className="soft">{t('order.money')}</p>
    </figure>
  );
}
