import type { EndpointShape } from '#core/contract/endpoint.ts';
import type { AnyEndpoint, DownloadShape, UploadShape } from '#core/contract/file-endpoint.ts';
import { VIEW_AS_HEADER } from '#core/contract/view-as.ts';
import { openView } from './open-view.ts';

/** Options of every call: the options of `fetch`, which are passed on unchanged, and some of our own. */
export interface CallOptions extends Omit<RequestInit, 'method' | 'body' | 'signal'> {
  readonly signal?: AbortSignal | undefined;
  /**
   * Shows no snackbar when the call fails. Only for calls that the user did not start: polls, counts in the navigation, prefetches.
   * An architecture test lists the calls that use it.
   */
  readonly quiet?: boolean | undefined;
  /** Time limit in milliseconds, including a retry. Default: 20 s for a GET, 60 s for a write, 10 minutes with `onUpload`. */
  readonly timeout?: number | undefined;
  /** Receives the sent share of the body, 0 to 1. */
  readonly onUpload?: ((share: number) => void) | undefined;
}

/** A file from the response of a download call. */
export interface DownloadedFile {
  readonly blob: Blob;
  /** The file name from the server; `undefined` if the server sent none. */
  readonly name: string | undefined;
}

type Filled<Value> = Exclude<Value, undefined>;

// A part is optional if an empty object is a valid value. A part that the shape lacks is not accepted.
type Part<Shape, Name extends PropertyKey> = Name extends keyof Shape
  ? Record<never, never> extends Filled<Shape[Name]>
    ? { readonly [Key in Name]?: Filled<Shape[Name]> | undefined }
    : { readonly [Key in Name]: Filled<Shape[Name]> }
  : unknown;

/** The input of a call: exactly the parts of its shape, and the call options. */
export type CallInput<Shape extends EndpointShape> = Part<Shape, 'params'> & Part<Shape, 'query'> & Part<Shape, 'body'> & CallOptions;

/** The arguments after the endpoint. The input may be left out if every part is optional. */
export type CallArguments<Shape extends EndpointShape> =
  Record<never, never> extends CallInput<Shape> ? [input?: CallInput<Shape>] : [input: CallInput<Shape>];

/** The input of an upload call. `fileName` gives a name to a `Blob` that has none. */
export type UploadInput<Shape extends UploadShape> = Part<Shape, 'params'> &
  Part<Shape, 'query'> &
  CallOptions &
  ({ readonly file: File } | { readonly file: Blob; readonly fileName: string });

type DownloadInput<Shape extends DownloadShape> = Part<Shape, 'params'> & Part<Shape, 'query'> & CallOptions;

/** The arguments of a download call. The input may be left out if every part is optional. */
export type DownloadArguments<Shape extends DownloadShape> =
  Record<never, never> extends DownloadInput<Shape> ? [input?: DownloadInput<Shape>] : [input: DownloadInput<Shape>];

/** The input without its shape, for the code that sends it. */
export interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly fileName?: string;
}

/** Default time limits of calls in milliseconds, including a retry. */
const TIME_LIMITS = { read: 20_000, write: 60_000, upload: 600_000 };

/** Replaces the parameters in the path of a call with their encoded values. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The headers of a call: those of its caller, the token, and the view that is open in this tab. */
export function headersOf({ headers: given }: Pick<LooseInput, 'headers'>, token: string | null): Headers {
  const headers = new Headers(given);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const view = openView();
  if (view !== undefined) headers.set(VIEW_AS_HEADER, view.id);
  return headers;
}

/** The signal that aborts a call: on request of its caller or after the time limit. */
export function abortSignalOf({ method }: Pick<AnyEndpoint, 'method'>, { signal, onUpload, timeout }: LooseInput): AbortSignal {
  const limit = timeout ?? TIME_LIMITS[onUpload !== undefined ? 'upload' : method === 'GET' ? 'read' : 'write'];
  const clock = AbortSignal.timeout(limit);
  return signal === undefined ? clock : AbortSignal.any([signal, clock]);
}

/** A complete response. */
export interface ApiResponse<Body> {
  /** Status and headers. The body has already been read. */
  readonly response: Response;
  readonly body: Body;
}
