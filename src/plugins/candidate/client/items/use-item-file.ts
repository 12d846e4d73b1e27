import { useService } from '#core/client/di/use-service.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { ProfileStore } from '../profile-store.ts';
import { useLateUploads } from './late-uploads.ts';
import { useKnownFiles } from './use-known-files.ts';

interface ItemFile {
  /** The name of the field for its uploads. */
  readonly field: string;
  readonly fileId: string | null;
  /** Puts the file into the form of the item. */
  readonly put: (fileId: string | null) => void;
  readonly isKept: () => boolean;
  /** Puts the file into the kept item. */
  readonly amend: (fileId: string) => void;
}

interface ItemFileState {
  readonly file: StoredFile | undefined;
  readonly change: (file: StoredFile | undefined) => void;
}

/** The file of an item that is edited. If its upload ends after the user kept the item, the item in the list gets it. */
export function useItemFile({ field, fileId, put, isKept, amend }: ItemFile): ItemFileState {
  const store = useService(ProfileStore);
  useKnownFiles(fileId === null ? [] : [fileId], () => put(null));
  useLateUploads(
    field,
    (late) => {
      store.remember(late);
      amend(late.id);
    },
    isKept,
  );
  return {
    file: store.files.get(fileId ?? ''),
    change: (file) => {
      if (file !== undefined) store.remember(file);
      put(file?.id ?? null);
    },
  };
}
