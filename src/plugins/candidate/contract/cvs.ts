import type { Cv } from './section-schemas.ts';

/** The highest number of CVs in a profile. */
export const MOST_CVS = 5;

/** The longest name of a CV, in characters. */
export const MOST_CV_NAME = 120;

/** Makes a CV of the list the default in place of the others. A file that is not in the list changes nothing. */
export function withDefaultCv(cvs: readonly Cv[], fileId: string): readonly Cv[] {
  if (!cvs.some((cv) => cv.fileId === fileId)) return cvs;
  return cvs.map((cv) => ({ ...cv, isDefault: cv.fileId === fileId }));
}

/**
 * A changed list with exactly one default: one that was not the default before the change, or else the one from before, or else the first.
 * Removing the default makes the first of the others the default. Restoring it makes it the default again.
 */
function withOneDefault(cvs: readonly Cv[], before: readonly Cv[]): readonly Cv[] {
  const marked = cvs.filter(({ isDefault }) => isDefault);
  const was = before.find(({ isDefault }) => isDefault)?.fileId;
  const [first] = cvs;
  const chosen = marked.find(({ fileId }) => fileId !== was) ?? marked[0] ?? first;
  return chosen === undefined ? cvs : withDefaultCv(cvs, chosen.fileId);
}

/**
 * The CVs after their files changed. A new file in the place of another takes its name and is the default if that was. Other new files are
 * named after themselves.
 *
 * @param known CVs that were in the list before, so that a restored one has its name again
 */
export function cvsOfFiles(
  files: readonly { readonly id: string; readonly name: string }[],
  before: readonly Cv[],
  known: ReadonlyMap<string, Cv>,
): readonly Cv[] {
  const cvs = files.map(({ id, name }, place) => {
    const kept = before.find(({ fileId }) => fileId === id) ?? known.get(id);
    if (kept !== undefined) return kept;
    const replaced = files.length === before.length ? before[place] : undefined;
    return { fileId: id, name: replaced?.name ?? cvNameOf(name), isDefault: replaced?.isDefault ?? false };
  });
  return withOneDefault(cvs, before);
}

/** Whether exactly one CV is the default. An empty list needs none. */
export function hasOneDefault(cvs: readonly Cv[]): boolean {
  return cvs.length === 0 || cvs.filter(({ isDefault }) => isDefault).length === 1;
}

/** The CVs in the order for readers. */
export function defaultFirst(cvs: readonly Cv[]): readonly Cv[] {
  return cvs.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The name of a CV until the candidate gives it another: the name of its file without the ending. */
export function cvNameOf(fileName: string): string {
  const bare = fileName.replace(/\.[^.]{1,20}$/u, '').trim();
  return [...(bare === '' ? fileName : bare)].slice(0, MOST_CV_NAME).join('').trim();
}
