import { type ApiErrorBody, type ErrorMeaning, type Issue, MOST_ISSUES } from '#core/contract/errors.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { errorCode } from '../errors/caught-error.ts';
import { databaseFailure } from './database-failure.ts';

export type ErrorCatalogue = Readonly<Record<string, ErrorMeaning>>;

/** The status and the body of an error response. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: ApiErrorBody;
}

/** The response to any error that is thrown while serving, in one shape. It shows nothing of the server's internals. */
export function errorAnswer(error: unknown, catalogue: ErrorCatalogue): ErrorAnswer {
  if (!(error instanceof ApiFault)) return answer(codeOfFailure(error), catalogue);
  const { status, body } = answer(error.code, catalogue);
  const { issues, retryAfter } = error;
  return { status, body: { ...body, ...(issues && listed(issues)), ...(retryAfter && { retryAfter }) } };
}

function listed(issues: readonly Issue[]): Pick<ApiErrorBody, 'issues' | 'moreIssues'> {
  const moreIssues = issues.length - MOST_ISSUES;
  return moreIssues > 0 ? { issues: issues.slice(0, MOST_ISSUES), moreIssues } : { issues };
}

function answer(code: string, catalogue: ErrorCatalogue): ErrorAnswer {
  const meaning = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  if (meaning !== undefined) return { status: meaning.status, body: { code, message: meaning.message, ...final(meaning) } };
  if (code === 'internal') return { status: 500, body: { code, message: 'The server could not complete this.' } };
  return answer('internal', catalogue);
}

function final({ isFinal }: ErrorMeaning): Pick<ApiErrorBody, 'isFinal'> {
  return isFinal === undefined ? {} : { isFinal };
}

const BY_FRAMEWORK_CODE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
};

function codeOfFailure(error: unknown): string {
  const byFramework = BY_FRAMEWORK_CODE[errorCode(error) ?? ''];
  if (byFramework !== undefined) return byFramework;
  const failure = databaseFailure(error);
  if (failure !== undefined) return failure;
  return isCallersFault(error) ? 'bad-request' : 'internal';
}

// Fastify sets on its own errors the status that it would answer.
function isCallersFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}
