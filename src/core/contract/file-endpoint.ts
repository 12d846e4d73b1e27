import type { ZodType } from 'zod';
import type { Endpoint, EndpointContract, EndpointSchemas } from './endpoint.ts';

/** The parts of a call whose body is one file. The answer is JSON. */
export interface UploadShape {
  params?: unknown;
  query?: unknown;
  reply: unknown;
}

/** The parts of a call whose answer is a file or a text. */
export interface DownloadShape {
  params?: unknown;
  query?: unknown;
}

/**
 * A call whose body is one file, sent as `application/octet-stream` with its name in the header `x-file-name` and its length in
 * `content-length`. Paths are those of an `Endpoint`.
 */
export interface UploadEndpoint<Shape extends UploadShape = UploadShape> {
  readonly kind: 'upload';
  readonly id: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly summary: string;
  /** The largest file that is taken. Client and server refuse a larger one before its first byte is sent or read. */
  readonly maxBytes: number;
  /** Seconds in which the whole file must have arrived. */
  readonly maxSeconds: number;
  /** Never present at run time; carries the shape for the compiler. */
  readonly shape?: Shape;
}

/** A call whose answer is a file or a text. */
export interface DownloadEndpoint<Shape extends DownloadShape = DownloadShape> {
  readonly kind: 'download';
  readonly id: string;
  readonly method: 'GET';
  readonly path: string;
  readonly summary: string;
  /** Whether `path` is the whole address instead of one under the API base address. Boot compares it with pages and files. */
  readonly isOpen?: boolean;
  /** Never present at run time; carries the shape for the compiler. */
  readonly shape?: Shape;
}

/** A call of either kind that is not JSON in both directions. */
export type FileEndpoint = UploadEndpoint | DownloadEndpoint;

/** A call of any kind. */
export type AnyEndpoint = Endpoint | FileEndpoint;

/** Declares a call whose body is one file. Its schemas are bound to it by {@link uploadContract}. */
export function uploadEndpoint<Shape extends UploadShape>(
  description: Omit<UploadEndpoint<Shape>, 'shape' | 'kind'>,
): UploadEndpoint<Shape> {
  return Object.freeze({ kind: 'upload', ...description });
}

/** Declares a call whose answer is a file or a text. Its schemas and content types are bound to it by {@link downloadContract}. */
export function downloadEndpoint<Shape extends DownloadShape>(
  description: Omit<DownloadEndpoint<Shape>, 'shape' | 'kind' | 'method'>,
): DownloadEndpoint<Shape> {
  return Object.freeze({ kind: 'download', method: 'GET', ...description });
}

/** A call that takes a file, with its schemas. */
export interface UploadContract<Shape extends UploadShape = UploadShape> {
  readonly endpoint: UploadEndpoint<Shape>;
  readonly schemas: EndpointSchemas<Shape>;
  /** Status of a successful answer. */
  readonly status: 200 | 201 | 202 | 204;
}

/** Binds schemas to a call that takes a file; the status is 201 unless given. */
export function uploadContract<Shape extends UploadShape>(
  call: UploadEndpoint<Shape>,
  schemas: EndpointSchemas<Shape>,
  status: 200 | 201 | 202 | 204 = 201,
): UploadContract<Shape> {
  return Object.freeze({ endpoint: call, schemas, status });
}

/** A schema for each part of a call that answers a file. */
export type DownloadSchemas<Shape extends DownloadShape> = {
  readonly [Part in keyof Shape]-?: ZodType<NonNullable<Shape[Part]>>;
};

/** What a call that answers a file may answer. */
export interface DownloadAnswers {
  /** Media types with their parameters, for example `text/csv; charset=utf-8`. */
  readonly types: readonly string[];
  /** Whether a part of the file may be asked for (RFC 9110, section 14). Only files on the disk have parts. */
  readonly hasRanges?: boolean;
  /** Which security headers fit: those of data (the default), or those of a page without inline code. */
  readonly shownAs?: 'data' | 'page';
}

/** A call that answers a file, with its schemas and content types. */
export interface DownloadContract<Shape extends DownloadShape = DownloadShape> {
  readonly endpoint: DownloadEndpoint<Shape>;
  readonly schemas: DownloadSchemas<Shape>;
  readonly answers: DownloadAnswers;
  readonly status: 200;
}

/**
 * Binds schemas and content types to a call that answers a file.
 *
 * @example downloadContract(getReport, { params: idParamsSchema }, { types: ['text/csv; charset=utf-8'] })
 */
export function downloadContract<Shape extends DownloadShape>(
  call: DownloadEndpoint<Shape>,
  schemas: DownloadSchemas<Shape>,
  answers: DownloadAnswers,
): DownloadContract<Shape> {
  return Object.freeze({ endpoint: call, schemas, answers: Object.freeze(answers), status: 200 });
}

/** A call of any kind with its schemas. */
export type AnyContract = EndpointContract | UploadContract | DownloadContract;
