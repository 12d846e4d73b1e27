import type { ZodType } from 'zod';
import type { Endpoint, EndpointContract, EndpointSchemas } from './endpoint.ts';

/** The parts of an API call whose body is one file. The response is JSON. */
export interface UploadShape {
  params?: unknown;
  query?: unknown;
  reply: unknown;
}

/** The parts of an API call whose response is a file or a text. */
export interface DownloadShape {
  params?: unknown;
  query?: unknown;
}

/**
 * An API call whose body is one file. The client sends it as `application/octet-stream`, with its name in the header `x-file-name` and
 * its length in `content-length`. `path` has the form of an `Endpoint`'s path.
 */
export interface UploadEndpoint<Shape extends UploadShape = UploadShape> {
  readonly kind: 'upload';
  readonly id: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly summary: string;
  /** Maximum file size. The client rejects a larger file before it sends the first byte, the server before it reads the first byte. */
  readonly maxBytes: number;
  /** Time limit for the whole upload, in seconds. */
  readonly maxSeconds: number;
  /** Never present at run time. Holds the shape for the compiler. */
  readonly shape?: Shape;
}

/** An API call whose response is a file or a text. */
export interface DownloadEndpoint<Shape extends DownloadShape = DownloadShape> {
  readonly kind: 'download';
  readonly id: string;
  readonly method: 'GET';
  readonly path: string;
  readonly summary: string;
  /** Whether `path` is absolute instead of relative to the API base address. A check at start compares it with pages and files. */
  readonly isOpen?: boolean;
  /** Never present at run time. Holds the shape for the compiler. */
  readonly shape?: Shape;
}

export type FileEndpoint = UploadEndpoint | DownloadEndpoint;

export type AnyEndpoint = Endpoint | FileEndpoint;

/** Declares an API call whose body is one file. {@link uploadContract} binds its schemas to it. */
export function uploadEndpoint<Shape extends UploadShape>(
  description: Omit<UploadEndpoint<Shape>, 'shape' | 'kind'>,
): UploadEndpoint<Shape> {
  return Object.freeze({ kind: 'upload', ...description });
}

/** Declares an API call whose response is a file or a text. {@link downloadContract} binds its schemas and content types to it. */
export function downloadEndpoint<Shape extends DownloadShape>(
  description: Omit<DownloadEndpoint<Shape>, 'shape' | 'kind' | 'method'>,
): DownloadEndpoint<Shape> {
  return Object.freeze({ kind: 'download', method: 'GET', ...description });
}

/** An upload call with its schemas. */
export interface UploadContract<Shape extends UploadShape = UploadShape> {
  readonly endpoint: UploadEndpoint<Shape>;
  readonly schemas: EndpointSchemas<Shape>;
  /** HTTP status of a successful response. */
  readonly status: 200 | 201 | 202 | 204;
}

/** Binds schemas to an upload call. The default status is 201. */
export function uploadContract<Shape extends UploadShape>(
  call: UploadEndpoint<Shape>,
  schemas: EndpointSchemas<Shape>,
  status: 200 | 201 | 202 | 204 = 201,
): UploadContract<Shape> {
  return Object.freeze({ endpoint: call, schemas, status });
}

/** One schema for each part of a download call. */
export type DownloadSchemas<Shape extends DownloadShape> = {
  readonly [Part in keyof Shape]-?: ZodType<NonNullable<Shape[Part]>>;
};

/** The possible responses of a download call. */
export interface DownloadAnswers {
  /** Media types with their parameters, for example `text/csv; charset=utf-8`. */
  readonly types: readonly string[];
  /** Whether the call supports range requests (RFC 9110, section 14). Only files on disk support them. */
  readonly hasRanges?: boolean;
  /**
   * Which security headers the response gets: those for data (the default), those for a page without inline code, those for a file of a
   * user, which browsers show in a sandbox, or those for a mail, which has styles of its own in such a sandbox.
   */
  readonly shownAs?: 'data' | 'page' | 'file' | 'mail';
  /** Whether pages of other sites may read the response (`access-control-allow-origin: *`). Only for calls that answer everybody alike. */
  readonly isForOtherSites?: boolean;
}

/** A download call with its schemas and content types. */
export interface DownloadContract<Shape extends DownloadShape = DownloadShape> {
  readonly endpoint: DownloadEndpoint<Shape>;
  readonly schemas: DownloadSchemas<Shape>;
  readonly answers: DownloadAnswers;
  readonly status: 200;
}

/**
 * Binds schemas and content types to a download call.
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

export type AnyContract = EndpointContract | UploadContract | DownloadContract;
