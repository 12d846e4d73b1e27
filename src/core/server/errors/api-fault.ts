import type { Issue } from '#core/contract/errors.ts';

/** A refusal that the caller is told about: thrown anywhere while serving, answered in the one error shape. */
export class ApiFault extends Error {
  /** A code of the error catalogue; status and sentence come from there. */
  readonly code: string;
  readonly issues: readonly Issue[] | undefined;
  /** Whole seconds after which to try again. */
  readonly retryAfter: number | undefined;

  constructor(code: string, issues?: readonly Issue[], retryAfter?: number) {
    super(code);
    this.name = 'ApiFault';
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}
