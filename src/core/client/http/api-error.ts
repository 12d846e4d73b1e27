import type { ApiErrorBody, Issue } from '#core/contract/errors.ts';

/** Why there is no answer that could be used: no network, no answer, none in time, or one that is not what the API says. */
export type Silence = 'offline' | 'no-answer' | 'timed-out' | 'unreadable';

/** A call that did not succeed: answered with an error status, or without an answer that could be used. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came that could be used. */
  readonly status: number;
  /** The server's name of the error; a {@link Silence} where the status is 0, `unknown` when the body is not one of ours. */
  readonly code: string;
  /** What is wrong with which field of what was sent. */
  readonly issues: readonly Issue[];
  /** The answer's body as it came; `undefined` when there was none. */
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

/** What a call throws whose answer came and is not what the API says. */
export function unreadable(body: unknown): ApiError {
  return new ApiError(0, body, undefined, 'unreadable');
}

// Whoever answers may be a proxy: nothing is taken for granted that is built upon.
function isErrorBody(body: unknown): body is ApiErrorBody {
  const { code, message, issues = [] } = Object(body) as Readonly<Record<keyof ApiErrorBody, unknown>>;
  return typeof code === 'string' && typeof message === 'string' && Array.isArray(issues);
}

function isIssue(issue: unknown): issue is Issue {
  const { path, message, code } = Object(issue) as Readonly<Record<keyof Issue, unknown>>;
  return [path, message, code].every((part) => typeof part === 'string');
}
