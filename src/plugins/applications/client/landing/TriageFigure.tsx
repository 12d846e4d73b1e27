import type { JSX } from 'react';
import type { ApplicationStage } from '../../contract/application.ts';
import { StageBadge } from '../application/StageBadge.tsx';
import * as styles from './TriageFigure.module.css';

const ROWS: readonly ApplicationStage[] = ['offer', 'interview', 'in_review', 'submitted', 'submitted'];

/** A drawing of the list of applicants. It has bars instead of names, because it shows no real applicants. */
export function Figure(): JSX.Element {
  return (
    <div className={styles.triage} aria-hidden="true">
      {ROWS.map((stage, index) => (
        // The rows of a drawing have no key other than their index.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className={styles.triageRow} key={index}>
          <span className={styles.triageFace} />
          <span className={styles.triageWords}>
            <i />
            <i />
          </span>
          <StageBadge stage={stage} />
        </div>
      ))}
    </div>
  );
}
