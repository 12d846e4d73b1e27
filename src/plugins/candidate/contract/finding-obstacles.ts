import { FINDING_OBSTACLES, type FindingObstacle, type PreviewSide } from './preview.ts';
import { FOUND_FROM_PERCENT, type SearchState, type Visibility } from './visibility.ts';

/** The facts that decide which companies find a candidate, besides blocks. */
export interface FindingFacts {
  readonly visibility: Visibility;
  readonly search: SearchState;
  /** In percent. */
  readonly completeness: number;
  /** Whether the email address is confirmed. */
  readonly isConfirmed: boolean;
}

/** The candidates that companies of a side find, by their choice. */
const FOUND_BY: Readonly<Record<Exclude<PreviewSide, 'applied'>, readonly Visibility[]>> = {
  verified: ['verified', 'all'],
  all: ['all'],
};

/** Why companies of this side that the candidate has not blocked see nothing. Nothing hides a candidate from those with an application. */
export function findingObstacles(side: PreviewSide, facts: FindingFacts): readonly FindingObstacle[] {
  if (side === 'applied') return [];
  const obstacles: Readonly<Record<FindingObstacle, boolean>> = {
    visibility: !FOUND_BY[side].includes(facts.visibility),
    'search-closed': facts.search === 'closed',
    incomplete: facts.completeness < FOUND_FROM_PERCENT,
    unconfirmed: !facts.isConfirmed,
  };
  return FINDING_OBSTACLES.filter((obstacle) => obstacles[obstacle]);
}
