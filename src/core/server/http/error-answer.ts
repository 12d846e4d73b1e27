import type { ApiErrorBody, ErrorMeaning } from '#core/contract/errors.ts';
import { ApiFault } from './api-fault.ts';
import { databaseFailure } from './database-failure.ts';

/** Meanings of error codes. */
export type ErrorCatalogue = Readonly<Record<string, ErrorMeaning>>;

/** An error as it is answered. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: ApiErrorBody;
}

/** The answer to whatever was thrown while serving: one shape, and nothing of the server's inside. */
export function errorAnswer(error: unknown, catalogue: ErrorCatalogue): ErrorAnswer {
  if (!(error instanceof ApiFault)) return answer(codeOfFailure(error), catalogue);
  const { status, body } = answer(error.code, catalogue);
  return { status, body: error.issues === undefined ? body : { ...body, issues: error.issues } };
}

function answer(code: string, catalogue: ErrorCatalogue): ErrorAnswer {
  const meaning = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  if (meaning !== undefined) return { status: meaning.status, body: { code, message: meaning.message } };
  if (code === 'internal') return { status: 500, body: { code, message: 'The server failed at this.' } };
  return answer('internal', catalogue);
}

const BY_FRAMEWORK_CODE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
};

function codeOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'internal';
  const { code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
  if (typeof code === 'string' && BY_FRAMEWORK_CODE[code] !== undefined) return BY_FRAMEWORK_CODE[code];
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return 'bad-request';
  return databaseFailure(error) ?? 'internal';
}
