import { type FetchError, type FetchOptions, ofetch } from 'ofetch';
import { coreErrors } from '#core/contract/errors.ts';
import type { DownloadEndpoint, FileEndpoint, UploadEndpoint } from '#core/contract/file-endpoint.ts';
import { cleanFileName, FILE_NAME_HEADER } from '#core/contract/file-name.ts';
import { ApiError } from './api-error.ts';
import { abortSignalOf, type DownloadedFile, fillPath, headersOf, type LooseInput } from './call-input.ts';
import { replyOf } from './json-call.ts';
import { uploading } from './upload-progress.ts';

/** A complete response. Its body has been read. */
interface Transferred {
  readonly response: Response;
  readonly body: unknown;
}

const DOWNLOAD_MS = 600_000;

/** Sends an upload or download call. This module loads with the first such call. */
export async function transfer(base: string, endpoint: FileEndpoint, input: LooseInput, token: string | null): Promise<Transferred> {
  return endpoint.kind === 'upload' ? sendFile(base, endpoint, input, token) : fetchFile(base, endpoint, input, token);
}

async function sendFile(base: string, endpoint: UploadEndpoint, input: LooseInput, token: string | null): Promise<Transferred> {
  const { file = new Blob(), fileName = 'name' in file ? String(file.name) : 'file', onUpload = () => undefined } = input;
  if (file.size > endpoint.maxBytes) throw new ApiError(413, { code: 'payload-too-large', ...coreErrors['payload-too-large'] });
  const options = optionsOf(endpoint, { timeout: endpoint.maxSeconds * 1000, ...input }, token);
  options.headers.set('content-type', 'application/octet-stream');
  options.headers.set(FILE_NAME_HEADER, encodeURIComponent(cleanFileName(fileName) ?? 'file'));
  const response = await uploading(ofetch, onUpload).raw<string, 'text'>(base + fillPath(endpoint.path, input.params), {
    ...options,
    method: endpoint.method,
    body: file,
    responseType: 'text',
  });
  return { response, body: replyOf(response) };
}

async function fetchFile(base: string, endpoint: DownloadEndpoint, input: LooseInput, token: string | null): Promise<Transferred> {
  const options = optionsOf(endpoint, { timeout: DOWNLOAD_MS, ...input }, token);
  const address = (endpoint.isOpen ? '' : base) + fillPath(endpoint.path, input.params);
  try {
    const response = await ofetch.raw<Blob, 'blob'>(address, { ...options, method: 'GET', responseType: 'blob' });
    const body: DownloadedFile = { blob: response._data ?? new Blob(), name: nameIn(response.headers.get('content-disposition')) };
    return { response, body };
  } catch (cause) {
    throw await withText(cause);
  }
}

function optionsOf(endpoint: FileEndpoint, input: LooseInput, token: string | null): FetchOptions & { readonly headers: Headers } {
  const { params, query, body, file, fileName, quiet, timeout, onUpload, signal, ...options } = input;
  const headers = headersOf(input, token);
  return { ...options, headers, ...(query === undefined ? {} : { query }), signal: abortSignalOf(endpoint, input) };
}

// An error response has a JSON body, but it was read as a file.
async function withText(cause: unknown): Promise<unknown> {
  const { status, data } = Object(cause) as Partial<FetchError<Blob>>;
  if (status === undefined || data === undefined) return cause;
  const text = await data.text();
  try {
    return new ApiError(status, JSON.parse(text), cause);
  } catch {
    return new ApiError(status, text, cause);
  }
}

// RFC 6266: the UTF-8 form takes precedence over the plain form.
function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  try {
    return cleanFileName(encoded === undefined ? (plain ?? '') : decodeURIComponent(encoded));
  } catch {
    return undefined;
  }
}
