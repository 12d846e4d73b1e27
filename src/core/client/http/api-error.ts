import type { ApiErrorBody, Issue } from '#core/contract/errors.ts';

/** A call that did not succeed: answered with an error status, or not answered at all. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's name of the error; `no-answer` when none came, `unknown` when the body is not one of ours. */
  readonly code: string;
  /** What is wrong with which field of what was sent. */
  readonly issues: readonly Issue[];
  /** The answer's body as it came; `undefined` when there was none. */
  readonly body: unknown;

  constructor(status: number, body: unknown, cause?: unknown) {
    const known = isErrorBody(body) ? body : undefined;
    super(known?.message ?? (status === 0 ? 'The server did not answer.' : `The server answered ${status}.`), { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = known?.code ?? (status === 0 ? 'no-answer' : 'unknown');
    this.issues = known?.issues ?? [];
    this.body = body;
  }
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body && typeof body.message === 'string';
}
