import { useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ProfileStore } from '../profile-store.ts';

/**
 * Finds the files that a draft names and the stored profile does not: they were uploaded, and the page was reloaded before it was saved.
 * `onGone` is called for a file that was deleted meanwhile.
 */
export function useKnownFiles(fileIds: readonly string[], onGone: (fileId: string) => void): void {
  const store = useService(ProfileStore);
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  const unknown = fileIds.filter((id) => !store.files.has(id)).join(' ');
  useEffect(() => {
    for (const id of unknown.split(' ').filter(Boolean)) {
      store.findFile(id).then(
        (file) => file === undefined && latest.current(id),
        (error: unknown) => console.error('A file of the profile did not load', error),
      );
    }
  }, [store, unknown]);
}
