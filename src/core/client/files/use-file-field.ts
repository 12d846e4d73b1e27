import { useEffect, useRef } from 'react';
import { fileIssue } from '#core/contract/files/file-issues.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import type { RecentAct } from '../snackbar/recent-acts.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { type ChosenFile, FileUploads, type UploadPlace } from './file-uploads.ts';

/** A field with stored files as its value. */
export interface FileFieldValue {
  readonly files: readonly StoredFile[];
  readonly onChange: (files: readonly StoredFile[]) => void;
  /** Most files of the field; by default as many as the purpose allows. */
  readonly max?: number | undefined;
  /** Whether `onChange` still stores the files when the field was left. A removal can then be undone after that, too. */
  readonly outlivesField?: boolean | undefined;
}

/** What a field does with files. */
export interface FileFieldActions {
  /** Chosen files that are not in the value yet. */
  readonly chosen: readonly ChosenFile[];
  /** How many more files the field takes. A single file is replaced, so there is always room for it. */
  readonly room: number;
  readonly choose: (files: Iterable<File>, replaces?: string) => void;
  readonly remove: (file: StoredFile) => void;
  readonly drop: (chosen: ChosenFile) => void;
}

/**
 * Uploads, replaces and removes the files of a field. A removal can be undone until the field is left, or longer with `outlivesField`. Call
 * it in an observer.
 */
export function useFileField(
  place: UploadPlace,
  { files, onChange, max = place.purpose.perOwner, outlivesField = false }: FileFieldValue,
): FileFieldActions {
  const uploads = useService(FileUploads);
  const snackbar = useService(SnackbarStore);
  const t = useT('core');
  const { field } = place;
  // The latest value: uploads end and undos come long after the render that began them.
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });
  // Without its field, an undo would change nothing, unless `onChange` outlives it.
  const removals = useRef<RecentAct[]>([]);
  useEffect(
    () => () => {
      for (const act of removals.current) snackbar.acts.drop(act);
    },
    [snackbar],
  );
  const change = (to: readonly StoredFile[]): void => {
    latest.current = { ...latest.current, files: to };
    latest.current.onChange(to);
  };
  useEffect(
    () =>
      uploads.handOver(field, (file, { replaces }) => {
        const { files: before, onChange: report } = latest.current;
        const after = max === 1 ? [file] : placed(before, file, replaces);
        latest.current = { files: after, onChange: report };
        report(after);
      }),
    [uploads, field, max],
  );
  const chosen = uploads.of(field);
  const sending = chosen.filter(({ state, replaces }) => replaces === undefined && state !== 'refused').length;
  const room = max === 1 ? 1 : Math.max(0, max - files.length - sending);
  return {
    chosen,
    room,
    choose: (picked, replaces) => {
      // A file also takes the place of the one that was chosen for this place before.
      for (const other of chosen) if (max === 1 || (replaces !== undefined && other.replaces === replaces)) uploads.drop(field, other);
      const most = replaces === undefined ? room : 1;
      [...picked].forEach((file, at) => {
        const refusal = at < most ? undefined : fileIssue('files.too-many', { limit: max });
        uploads.choose(place, file, { replaces, refusal });
      });
    },
    remove: (file) => {
      const at = files.indexOf(file);
      change(files.filter((other) => other !== file));
      const act = snackbar.raise(t('files.removed', { name: file.name }), {
        undo: () => change(latest.current.files.toSpliced(at, 0, file)),
      });
      if (act !== undefined && !outlivesField) removals.current.push(act);
    },
    drop: (file) => uploads.drop(field, file),
  };
}

function placed(files: readonly StoredFile[], file: StoredFile, replaces: string | undefined): readonly StoredFile[] {
  return files.some(({ id }) => id === replaces) ? files.map((other) => (other.id === replaces ? file : other)) : [...files, file];
}
