import type { Autosaver } from './autosaver.ts';
import { dropSavedDraft, hasDraft, keepDraft, keepDraftBases } from './draft.ts';

/** Keeps the draft of an autosaved form, with the keys of its base contents, until the server has the last typed content. */
export function followSaver(
  draft: string | undefined,
  { isOnServer, bases }: Pick<Autosaver<never>, 'isOnServer' | 'bases'>,
  values: object,
): void {
  if (draft === undefined) return;
  if (isOnServer) {
    dropSavedDraft(draft, values);
    return;
  }
  // A submit of unchanged content can end in a conflict too.
  if (!hasDraft(draft)) keepDraft(draft, values);
  keepDraftBases(draft, bases);
}
