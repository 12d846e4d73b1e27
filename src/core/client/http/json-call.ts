import { ofetch } from 'ofetch';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { answerInPage } from './answer-in-page.ts';
import { jsonOrText, unreadable } from './api-error.ts';
import { type ApiResponse, abortSignalOf, fillPath, headersOf, type LooseInput } from './call-input.ts';

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
  const address = apiBase + fillPath(endpoint.path, params);
  const known = endpoint.method === 'GET' && query === undefined ? answerInPage(address, token) : undefined;
  if (known !== undefined) return { response: new Response(), body: jsonOrText(known) };
  const headers = headersOf(input, token);
  const end = abortSignalOf(endpoint, input);
  const fetching = await fetcher(onUpload);
  const response = await fetching.raw<string, 'text'>(address, {
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

/**
 * Parses the body of a successful response. A response that is neither a JSON object or list nor an empty 204 is not from the API. It
 * comes from a proxy or from a network's sign-in page, or it was interrupted.
 *
 * @throws ApiError `unreadable`
 */
export function replyOf({ status, _data: text }: { readonly status: number; readonly _data?: string }): unknown {
  const body = jsonOrText(text);
  if (status !== 204 && (typeof body !== 'object' || body === null)) throw unreadable(body);
  return body;
}
