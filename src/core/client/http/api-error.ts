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
    super(known?.message ?? (status === 0 ? `There is no answer: ${silence}.` : `The server answered ${status}.`), { cause });
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
