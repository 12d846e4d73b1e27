import type { FetchError } from 'ofetch';
import { ApiError, type Silence, unreadable } from './api-error.ts';

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

/** Converts an error of the browser or of the HTTP library to an {@link ApiError}. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!isFetchError(cause)) return new ApiError(0, undefined, cause, silenceOf(cause));
  if (cause.status === undefined) return new ApiError(0, undefined, cause, silenceOf(cause.cause));
  return new ApiError(cause.status, jsonOrText(cause.data), cause);
}

// Compares the name, because an import of the class would add the library to the first view.
function isFetchError(cause: unknown): cause is FetchError {
  return cause instanceof Error && cause.name === 'FetchError';
}

function silenceOf(reason: unknown): Silence {
  if (!navigator.onLine) return 'offline';
  return Object(reason).name === 'TimeoutError' ? 'timed-out' : 'no-answer';
}

function jsonOrText(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
