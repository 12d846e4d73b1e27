import type { DownloadContract, DownloadShape } from '#core/contract/file-endpoint.ts';
import type { Policy } from '../../access/policy.ts';
import type { CallContext, HandlerOptions, HandlerRules } from '../call-context.ts';

/** A file on the disk of the server. */
export interface FileOnDisk {
  readonly path: string;
}

/**
 * The content to send: text or bytes as a whole, a file, or pieces as a stream. Pieces are read only as fast as the receiver takes them.
 */
export type FileBody = string | Uint8Array | FileOnDisk | AsyncIterable<string | Uint8Array>;

/**
 * How caches keep the response: not at all ('never'), after a check with the server at each use ('ask'), for some time, or for as long as
 * they like because the content at the address never changes ('always'). Under a policy other than 'public' only browsers may keep it.
 */
export type CacheRule = 'never' | 'ask' | 'always' | { readonly seconds: number };

/** A file or a text to send. */
export interface FileAnswer {
  readonly body: FileBody;
  /** One of the types of the contract. Optional where the contract has only one. */
  readonly type?: string;
  /** The file name to save under, cleaned by `cleanFileName`. Without it the browser shows the content. */
  readonly name?: string;
  /** Whether the browser shows a file that has a name. */
  readonly isShown?: boolean;
  /** Bytes of pieces, where they are known. The response then has a length and is not compressed. */
  readonly length?: number;
  /** A text that changes whenever the content changes. By default it is made from the content of text, bytes and files. */
  readonly tag?: string;
  /** Default 'ask', but 'never' for pieces without a tag. */
  readonly cache?: CacheRule;
}

/** The page that a person opens instead of the data. The response is 303. */
export interface OtherPage {
  /** A path of this site with its query, such as `/verify?id=1`. */
  readonly page: string;
}

/** The input of the handler of a download. */
export interface DownloadInput<Shape extends DownloadShape, P extends Policy> extends CallContext<P> {
  readonly params: NonNullable<Shape['params']>;
  readonly query: NonNullable<Shape['query']>;
  /** Whether the caller asks for a page rather than for data, as browsers do when a person opens an address (header `accept`). */
  readonly asksForPage: boolean;
}

/** One download call, with its access rule and its code. */
export interface DownloadHandler extends HandlerRules {
  readonly contract: DownloadContract;
  readonly run: (input: DownloadInput<DownloadShape, Policy>) => Promise<FileAnswer | OtherPage>;
}

/**
 * Joins the contract of a download with its policy and its code, as `handle` does for JSON.
 *
 * @example handleDownload(getReportContract, { policy: can('read', 'report'), run: async () => ({ body: lines(), name: 'report.csv' }) })
 */
export function handleDownload<Shape extends DownloadShape, const P extends Policy>(
  contract: DownloadContract<Shape>,
  options: HandlerOptions<P, DownloadInput<Shape, P>, FileAnswer | OtherPage>,
): DownloadHandler {
  // As in `handle`: the mount validates with this same contract.
  return Object.freeze({ ...options, contract }) as unknown as DownloadHandler;
}
