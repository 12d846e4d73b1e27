import { useState } from 'react';
import { useService } from '../di/use-service.ts';
import { ApiClient } from './api-client.ts';
import type { DownloadedFile } from './call-input.ts';
import { saveFile } from './save-file.ts';

interface Downloads {
  readonly busy: boolean;
  /**
   * Downloads a file and saves it. Resolves also after a failure, whose reason the client shows.
   *
   * @param name the name of the file if the server sends none
   */
  readonly download: (load: (api: ApiClient) => Promise<DownloadedFile>, name: string) => Promise<void>;
}

/** Saves files that the server makes, such as exports. */
export function useDownload(): Downloads {
  const api = useService(ApiClient);
  const [busy, setBusy] = useState(false);
  const download: Downloads['download'] = async (load, name) => {
    setBusy(true);
    try {
      saveFile(await load(api), name);
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
