import { jsonOrText, unreadable } from './api-error.ts';

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
