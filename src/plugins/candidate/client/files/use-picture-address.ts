import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { linkFile } from '#core/contract/files/endpoints.ts';
import { useProfileFiles } from './profile-files.ts';

/**
 * Where the user sees a picture of the profile around; `undefined` without a picture, and while it is not known. A picture that was just
 * uploaded has no address in the profile yet, so a link is made for it.
 */
export function usePictureAddress(fileId: string | null): string | undefined {
  const api = useService(ApiClient);
  const file = useProfileFiles().get(fileId ?? '');
  const [link, setLink] = useState<{ readonly fileId: string; readonly url: string }>();
  const linked = file !== undefined && file.address === undefined && file.state === 'ready' ? file.id : undefined;
  useEffect(() => {
    if (linked === undefined) return undefined;
    const controller = new AbortController();
    // Quiet: the page asks for the picture by itself, and is readable without it.
    api
      .call(linkFile, { params: { id: linked }, body: { disposition: 'inline' }, signal: controller.signal, quiet: true })
      .then(({ url }) => setLink({ fileId: linked, url }))
      .catch((error: unknown) => controller.signal.aborted || console.error('A picture of the profile did not load', error));
    return () => controller.abort();
  }, [api, linked]);
  return file?.address ?? (link !== undefined && link.fileId === linked ? link.url : undefined);
}
