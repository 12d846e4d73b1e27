import { ACTIVE_STAGES, APPLICATION_STAGES, type ApplicationStage } from '../../contract/application.ts';

/** The layout of the applicants of a posting. */
export type ApplicantView = 'board' | 'table';

/** The filters and the layout of the applicants, as in the address of the page. */
export interface ApplicantTerms {
  readonly view?: ApplicantView | undefined;
  readonly q?: string | undefined;
  readonly stage?: ApplicationStage | undefined;
}

/** The columns of the board: the active stages and the two decisions. */
const BOARD_STAGES: readonly ApplicationStage[] = [...ACTIVE_STAGES, 'hired', 'rejected'];

/** Reads the terms from the query of an address. Invalid values are left out. */
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
