import type { JSX } from 'react';
import type { ApplicationStage } from '../../contract/application.ts';
import { StageBadge } from '../application/StageBadge.tsx';
import './TriageFigure.css';

const ROWS: readonly ApplicationStage[] = ['offer', 'interview', 'in_review', 'submitted', 'submitted'];

/** The applicants of a posting, as their list is laid out; bars stand where names do, for the picture shows nobody. */
export function Figure(): JSX.Element {
  return (
    <div className="triage" aria-hidden="true">
      {ROWS.map((stage, index) => (
        // Rows of a drawing have no other name than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="triage__row" key={index}>
          <span className="triage__face" />
          <span className="triage__words">
            <i />
            <i />
          </span>
          <StageBadge stage={stage} />
        </div>
      ))}
    </div>
  );
}
