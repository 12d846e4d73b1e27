import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { ACTIVE_STAGES, APPLICATION_STAGES, type ApplicationStage } from '../../contract/application.ts';
import { applicationRoutes } from '../../contract/routes.ts';

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

const VIEW_KEY = 'trellis.applicants.view';

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

/** The terms in the address of the page. The address holds them for shared links and for the way back from an applicant. */
export function useApplicantTerms(jobId: string): {
  readonly terms: ApplicantTerms;
  readonly view: ApplicantView;
  readonly change: (terms: ApplicantTerms) => void;
} {
  const go = useGo();
  const terms = applicantTerms(useSearch());
  return {
    terms,
    view: terms.view ?? rememberedView(),
    change: (next) => {
      if (next.view !== undefined) rememberView(next.view);
      go(href(applicationRoutes.applicants, { jobId }, { ...next }), { replace: true });
    },
  };
}

/** The layout that the user chose last on this device. The default is the board. */
function rememberedView(): ApplicantView {
  try {
    return localStorage.getItem(VIEW_KEY) === 'table' ? 'table' : 'board';
  } catch {
    return 'board';
  }
}

/** Saves the choice for all postings. */
function rememberView(view: ApplicantView): void {
  try {
    localStorage.setItem(VIEW_KEY, view);
  } catch {
    // The storage is full or blocked. The address still holds the choice.
  }
}
