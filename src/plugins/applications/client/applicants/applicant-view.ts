import type { ApplicantView } from './applicant-terms.ts';

const KEY = 'trellis.applicants.view';

/** The layout that was chosen last on this device; the board until one was. */
export function rememberedView(): ApplicantView {
  try {
    return localStorage.getItem(KEY) === 'table' ? 'table' : 'board';
  } catch {
    return 'board';
  }
}

/** Remembers a choice for every posting. */
export function rememberView(view: ApplicantView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Storage is full or forbidden: the address still holds the choice.
  }
}
