import { ACTIVE_STAGES, APPLICATION_STAGES, type ApplicationStage } from '../../contract/application.ts';

/** How the applicants of a posting are laid out. */
export type ApplicantView = 'board' | 'table';

/** Which applicants are shown, and how; the address of the page says the same. */
export interface ApplicantTerms {
  readonly view?: ApplicantView | undefined;
  readonly q?: string | undefined;
  readonly stage?: ApplicationStage | undefined;
}

/** The columns of the board: what can still move, and the two answers. */
const BOARD_STAGES: readonly ApplicationStage[] = [...ACTIVE_STAGES, 'hired', 'rejected'];

/** Reads the terms from the query of an address; what cannot be a term is left out. */
export function applicantTerms(search: Readonly<Record<string, string | undefined>>): ApplicantTerms {
  const q = search.q?.trim().slice(0, 200);
  return {
    view: search.view === 'table' || search.view === 'board' ? search.view : undefined,
    q: q === '' ? undefined : q,
    stage: APPLICATION_STAGES.find((stage) => stage === search.stage),
  };
}

/** The stages whose columns the board shows. */
export function boardStages({ stage }: ApplicantTerms): readonly ApplicationStage[] {
  return stage === undefined ? BOARD_STAGES : [stage];
}
