import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { SavedMarksStore } from './saved-marks-store.ts';

/** The posting that is saved. */
export interface SavedSubject {
  readonly id: string;
  readonly title: string;
}

/** Saving postings, with messages that offer to undo it. */
export interface Saving {
  readonly save: (job: SavedSubject) => Promise<void>;
  readonly remove: (job: SavedSubject) => Promise<void>;
  /** Changes the note. Resolves with `false` when the server refuses it. */
  readonly note: (job: SavedSubject, note: string, before: string) => Promise<boolean>;
}

export function useSaving(): Saving {
  const t = useT('job-search');
  const marks = useService(SavedMarksStore);
  const snackbar = useService(SnackbarStore);
  return useMemo(() => {
    const tell = (text: string, undo: () => void): void => void snackbar.raise(text, { color: 'success', undo });
    return {
      save: async ({ id, title }) => {
        const mark = await marks.save(id);
        if (mark !== undefined) tell(t('saved.done', { title }), () => void marks.remove(id));
      },
      remove: async ({ id, title }) => {
        const mark = await marks.remove(id);
        if (mark !== undefined) tell(t('saved.gone', { title }), () => void marks.save(id, mark?.note ?? undefined));
      },
      note: async ({ id }, note, before) => {
        if ((await marks.save(id, note)) === undefined) return false;
        tell(t(note === '' ? 'saved.noteGone' : 'saved.noteSaved'), () => {
          // The posting may have been taken away since. The undo of a note does not save it again.
          if (!marks.isGone(id)) void marks.save(id, before);
        });
        return true;
      },
    };
  }, [t, marks, snackbar]);
}
