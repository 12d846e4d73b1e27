import { ofetch } from 'ofetch';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { type ApiResponse, abortSignalOf, fillPath, headersOf, type LooseInput } from './call-input.ts';
import { replyOf } from './reply-body.ts';

/**
 * Sends one JSON call and parses its response. It is in the chunk of the HTTP library, because the first view sends no call.
 *
 * @throws FetchError for an error status and without a response; ApiError `unreadable`
 */
export async function sendJson(
  apiBase: string,
  endpoint: Endpoint,
  input: LooseInput,
  token: string | null,
): Promise<ApiResponse<unknown>> {
  const { params, query, body, quiet, timeout, onUpload, signal, ...options } = input;
  const headers = headersOf(input, token);
  const end = abortSignalOf(endpoint, input);
  const fetching = await fetcher(onUpload);
  const response = await fetching.raw<string, 'text'>(apiBase + fillPath(endpoint.path, params), {
    ...options,
    method: endpoint.method,
    headers,
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
    signal: end,
    responseType: 'text',
  });
  return { response, body: replyOf(response) };
}

async function fetcher(onUpload: LooseInput['onUpload']): Promise<typeof ofetch> {
  if (onUpload === undefined) return ofetch;
  const { uploading } = await import(/* webpackChunkName: "upload" */ './upload-progress.ts');
  return uploading(ofetch, onUpload);
}
