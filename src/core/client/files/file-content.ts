import { linkFile, readFile } from '#core/contract/files/endpoints.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { ApiClient } from '../http/api-client.ts';
import { saveFile } from '../http/save-file.ts';

type Api = Pick<ApiClient, 'call' | 'download'>;

/** Loads the content of a file for showing it. Each call makes a new link, because a link is only good for a minute. */
export async function loadContent(api: Api, { id }: Pick<StoredFile, 'id'>, signal: AbortSignal): Promise<Blob> {
  const { url } = await api.call(linkFile, { params: { id }, body: { disposition: 'inline' }, signal });
  const { blob } = await api.download(readFile, { params: { token: tokenIn(url) }, signal });
  return blob;
}

/** Saves a file on the device of the user. */
export async function downloadFile(api: Api, { id, name }: Pick<StoredFile, 'id' | 'name'>): Promise<void> {
  const { url } = await api.call(linkFile, { params: { id }, body: { disposition: 'attachment' } });
  saveFile(await api.download(readFile, { params: { token: tokenIn(url) } }), name);
}

function tokenIn(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
