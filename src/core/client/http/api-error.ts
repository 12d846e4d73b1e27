import type { FetchError } from 'ofetch';
import type { ApiErrorBody, Issue } from '#core/contract/errors.ts';

/** Why there is no usable response: no network, no response, a time-out, or a response that is not from the API. */
export type Silence = 'offline' | 'no-answer' | 'timed-out' | 'unreadable';

/** A failed call: it got an error status or no usable response. */
export class ApiError extends Error {
  /** HTTP status; 0 without a usable response. */
  readonly status: number;
  /** The server's error code; a {@link Silence} if the status is 0; `unknown` if the body is not an error body of the API. */
  readonly code: string;
  /** The validation errors by field; empty if there are none. */
  readonly issues: readonly Issue[];
  /** The unchanged body of the response; `undefined` if there was none. */
  readonly body: unknown;

  constructor(status: number, body: unknown, cause?: unknown, silence: Silence = 'no-answer') {
    const known = status !== 0 && isErrorBody(body) ? body : undefined;
    super(known?.message ?? (status === 0 ? `No response: ${silence}.` : `The server answered ${status}.`), { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = known?.code ?? (status === 0 ? silence : 'unknown');
    this.issues = known?.issues?.filter(isIssue) ?? [];
    this.body = body;
  }
}

/** Makes the error for a response that does not come from the API. */
export function unreadable(body: unknown): ApiError {
  return new ApiError(0, body, undefined, 'unreadable');
}

// The response may come from a proxy, so every property that the client uses is checked.
function isErrorBody(body: unknown): body is ApiErrorBody {
  const { code, message, issues = [] } = Object(body) as Readonly<Record<keyof ApiErrorBody, unknown>>;
  return typeof code === 'string' && typeof message === 'string' && Array.isArray(issues);
}

function isIssue(issue: unknown): issue is Issue {
  const { path, message, code } = Object(issue) as Readonly<Record<keyof Issue, unknown>>;
  return [path, message, code].every((part) => typeof part === 'string');
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
