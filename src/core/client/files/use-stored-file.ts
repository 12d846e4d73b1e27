import { useEffect, useState } from 'react';
import { getFile } from '#core/contract/files/endpoints.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { useService } from '../di/use-service.ts';
import { ApiClient } from '../http/api-client.ts';

/** The file whose id a form holds. */
export interface HeldFile {
  /** `undefined` without an id, while it is loaded, and if it is gone. */
  readonly file: StoredFile | undefined;
  /** Spares the loading of a file that the page has. */
  readonly know: (file: StoredFile) => void;
}

/** Loads a file of the user, or of a company of the user, by the id in a form. An empty id stands for none. */
export function useStoredFile(id: string): HeldFile {
  const api = useService(ApiClient);
  const [known, know] = useState<StoredFile>();
  const isKnown = id === '' || known?.id === id;
  useEffect(() => {
    if (isKnown) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      try {
        // Quiet: the form asks by itself, and its field stays empty without the file.
        know(await api.call(getFile, { params: { id }, signal: controller.signal, quiet: true }));
      } catch {
        // When the form is sent, the server says what is wrong with the file.
      }
    };
    void load();
    return () => controller.abort();
  }, [api, id, isKnown]);
  return { file: known?.id === id ? known : undefined, know };
}
