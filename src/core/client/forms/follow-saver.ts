import type { Autosaver } from './autosaver.ts';
import { dropSavedDraft, hasDraft, keepDraft, keepDraftBases } from './draft.ts';

/** Keeps the draft of a form that saves itself until the server has what was typed last, together with what it is typed over. */
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
  // A submit of what was saved before can end in a conflict, too.
  if (!hasDraft(draft)) keepDraft(draft, values);
  keepDraftBases(draft, bases);
}
