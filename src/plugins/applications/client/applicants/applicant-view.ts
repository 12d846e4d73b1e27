import type { ApplicantView } from './applicant-terms.ts';

const KEY = 'trellis.applicants.view';

/** The layout that the user chose last on this device. The default is the board. */
export function rememberedView(): ApplicantView {
  try {
    return localStorage.getItem(KEY) === 'table' ? 'table' : 'board';
  } catch {
    return 'board';
  }
}

/** Saves the choice for all postings. */
export function rememberView(view: ApplicantView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // The storage is full or blocked. The address still holds the choice.
  }
}
