import type { FetchError } from 'ofetch';
import type { ApiErrorBody, Issue } from '#core/contract/errors.ts';

/** Why there is no usable response: no network, no response, a time-out, or a response that is not from the API. */
export type NoResponseReason = 'offline' | 'no-answer' | 'timed-out' | 'unreadable';

/** A failed call: it got an error status or no usable response. */
export class ApiError extends Error {
  /** HTTP status; 0 without a usable response. */
  readonly status: number;
  /** The server's error code; a {@link NoResponseReason} if the status is 0; `unknown` if the body is not an error body of the API. */
  readonly code: string;
  /** The validation errors by field; empty if there are none. */
  readonly issues: readonly Issue[];
  /** Whether another attempt cannot help. The message says what to do instead. */
  readonly isFinal: boolean;
  /** The unchanged body of the response; `undefined` if there was none. */
  readonly body: unknown;
  /** Whether the page shows all {@link issues} beside their fields. Set by what shows them; the snackbar of the call is then left out. */
  isShownAtFields = false;

  constructor(status: number, body: unknown, cause?: unknown, reason: NoResponseReason = 'no-answer') {
    const known = status !== 0 && isErrorBody(body) ? body : undefined;
    super(known?.message ?? (status === 0 ? `No response: ${reason}.` : `The server answered ${status}.`), { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = known?.code ?? (status === 0 ? reason : 'unknown');
    this.issues = known?.issues?.filter(isIssue) ?? [];
    this.isFinal = known?.isFinal === true;
    this.body = body;
  }
}

/** The headers of the answer to a failed call; `undefined` if there was none. */
export function headersOfFailure(error: ApiError): Headers | undefined {
  const { response } = Object(error.cause) as { readonly response?: Response };
  return response?.headers;
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

/** Converts an error of the browser or of the HTTP library to an {@link ApiError}. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!isFetchError(cause)) return new ApiError(0, undefined, cause, reasonOf(cause));
  if (cause.status === undefined) return new ApiError(0, undefined, cause, reasonOf(cause.cause));
  return new ApiError(cause.status, jsonOrText(cause.data), cause);
}

// Compares the name, because an import of the class would add the library to the first view.
function isFetchError(cause: unknown): cause is FetchError {
  return cause instanceof Error && cause.name === 'FetchError';
}

function reasonOf(cause: unknown): NoResponseReason {
  if (!navigator.onLine) return 'offline';
  return Object(cause).name === 'TimeoutError' ? 'timed-out' : 'no-answer';
}

/** The parsed body of a response; its text if it is not JSON, and `undefined` if it is empty. */
export function jsonOrText(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
