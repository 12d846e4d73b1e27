import type { $Fetch } from 'ofetch';

/**
 * Makes the HTTP library send with XMLHttpRequest, because only this API reports upload progress. This module loads with the first call
 * that needs progress.
 */
export function uploading(library: $Fetch, onUpload: (share: number) => void): $Fetch {
  return library.create(
    {},
    { fetch: (address, init = {}) => new Promise((resolve, reject) => send(String(address), init, onUpload, resolve, reject)) },
  );
}

function send(
  address: string,
  { method = 'GET', headers, body, credentials, signal }: RequestInit,
  onUpload: (share: number) => void,
  resolve: (response: Response) => void,
  reject: (reason: unknown) => void,
): void {
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.withCredentials = credentials === 'include';
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onUpload(loaded / total);
  request.upload.onload = () => onUpload(1);
  request.onload = () => resolve(responseOf(request));
  request.onerror = () => reject(new TypeError('The server did not respond.'));
  request.onabort = () => reject(signal?.reason);
  signal?.addEventListener('abort', () => request.abort());
  if (signal?.aborted) reject(signal.reason);
  else request.send(body as XMLHttpRequestBodyInit | null);
}

// Statuses without a body. The Response constructor rejects a body for them.
const EMPTY = [204, 205, 304];

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const lines = request.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return new Response(EMPTY.includes(status) ? null : responseText, { status, statusText, headers });
}
