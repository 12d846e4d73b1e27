import type { EndpointShape } from '#core/contract/endpoint.ts';
import type { DownloadShape, UploadShape } from '#core/contract/file-endpoint.ts';

/** How a call is made, whatever it calls: what `fetch` takes passes unchanged, and some of our own. */
export interface CallOptions extends Omit<RequestInit, 'method' | 'body' | 'signal'> {
  readonly signal?: AbortSignal | undefined;
  /**
   * Shows no snackbar when the call fails. Only for calls that no person asked for: polls, counts beside the navigation, prefetches.
   * An architecture test lists the calls that say it.
   */
  readonly quiet?: boolean | undefined;
  /** Milliseconds until the call is given up, a second try included; 20 s for a GET, 60 s for a write, 10 minutes with `onUpload`. */
  readonly timeout?: number | undefined;
  /** Told how much of the body has been sent, 0 to 1. */
  readonly onUpload?: ((share: number) => void) | undefined;
}

/** A file that a call answered. */
export interface DownloadedFile {
  readonly blob: Blob;
  /** What the server calls it; `undefined` where it does not. */
  readonly name: string | undefined;
}

type Filled<Value> = Exclude<Value, undefined>;

// A part is optional where the shape lacks it or where an empty object is one.
type Part<Shape, Name extends PropertyKey> = Name extends keyof Shape
  ? Record<never, never> extends Filled<Shape[Name]>
    ? { readonly [Key in Name]?: Filled<Shape[Name]> | undefined }
    : { readonly [Key in Name]: Filled<Shape[Name]> }
  : unknown;

/** What a caller passes: exactly the parts the call's shape has. */
export type CallInput<Shape extends EndpointShape> = Part<Shape, 'params'> & Part<Shape, 'query'> & Part<Shape, 'body'> & CallOptions;

/** The arguments after the endpoint: none need be given where every part is optional. */
export type CallArguments<Shape extends EndpointShape> =
  Record<never, never> extends CallInput<Shape> ? [input?: CallInput<Shape>] : [input: CallInput<Shape>];

/** What the caller of a call that takes a file passes. A `Blob` without a name of its own is given one by `fileName`. */
export type UploadInput<Shape extends UploadShape> = Part<Shape, 'params'> &
  Part<Shape, 'query'> &
  CallOptions &
  ({ readonly file: File } | { readonly file: Blob; readonly fileName: string });

type DownloadInput<Shape extends DownloadShape> = Part<Shape, 'params'> & Part<Shape, 'query'> & CallOptions;

/** The arguments of a call that answers a file. */
export type DownloadArguments<Shape extends DownloadShape> =
  Record<never, never> extends DownloadInput<Shape> ? [input?: DownloadInput<Shape>] : [input: DownloadInput<Shape>];

/** The same without its shape, for the code that sends it. */
export interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly fileName?: string;
}
