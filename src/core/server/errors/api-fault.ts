import type { Issue } from '#core/contract/errors.ts';

/** A refusal that is reported to the caller. It may be thrown anywhere while serving a request and is answered in the one error shape. */
export class ApiFault extends Error {
  /** A code of the error catalogue, which defines the status and the sentence. */
  readonly code: string;
  readonly issues: readonly Issue[] | undefined;
  /** Whole seconds after which the caller may try again. */
  readonly retryAfter: number | undefined;

  constructor(code: string, issues?: readonly Issue[], retryAfter?: number) {
    super(code);
    this.name = 'ApiFault';
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}
