import type { FetchError } from 'ofetch';
import { ApiError, type Silence, unreadable } from './api-error.ts';

/**
 * What an answer of success says. Whatever is neither JSON of an object or a list nor the 204 that says nothing was not sent by
 * the API: a proxy or a network's own sign-in page was, or it broke off.
 *
 * @throws ApiError `unreadable`
 */
export function replyOf({ status, _data: text }: { readonly status: number; readonly _data?: string }): unknown {
  const body = jsonOrText(text);
  if (status !== 204 && (typeof body !== 'object' || body === null)) throw unreadable(body);
  return body;
}

/** Why a call failed, from what the browser or the library threw. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!isFetchError(cause)) return new ApiError(0, undefined, cause, silenceOf(cause));
  if (cause.status === undefined) return new ApiError(0, undefined, cause, silenceOf(cause.cause));
  return new ApiError(cause.status, jsonOrText(cause.data), cause);
}

// By its name: the class itself would bring the library into the first view.
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
