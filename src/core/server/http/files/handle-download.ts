import type { DownloadContract, DownloadShape } from '#core/contract/file-endpoint.ts';
import type { Policy } from '../../access/policy.ts';
import type { CallContext, HandlerOptions, HandlerRules } from '../call-context.ts';

/** A file on the disk of the server. */
export interface FileOnDisk {
  readonly path: string;
}

/** What is sent: text or bytes as a whole, a file, or pieces as they come. Pieces are asked for only as fast as they are taken. */
export type FileBody = string | Uint8Array | FileOnDisk | AsyncIterable<string | Uint8Array>;

/**
 * How long an answer may be kept: not at all, for as long as the server says at each use that it still holds, or for some time. What
 * is answered under a policy other than 'public' is kept by browsers alone.
 */
export type CacheRule = 'never' | 'ask' | { readonly seconds: number };

/** A file or a text as it is answered. */
export interface FileAnswer {
  readonly body: FileBody;
  /** One of the types of the contract; may be left out where the contract has one alone. */
  readonly type?: string;
  /** What the file is called where it is saved; cleaned by `cleanFileName`. Absent: the browser shows the answer. */
  readonly name?: string;
  /** Whether a file with a name is shown all the same. */
  readonly isShown?: boolean;
  /** What changes whenever the content does; for text, bytes and files made of the content unless given. */
  readonly tag?: string;
  /** 'ask' unless given, and 'never' for pieces without a tag. */
  readonly cache?: CacheRule;
}

/** What the handler of a file that is asked for is given. */
export interface DownloadInput<Shape extends DownloadShape, P extends Policy> extends CallContext<P> {
  readonly params: NonNullable<Shape['params']>;
  readonly query: NonNullable<Shape['query']>;
}

/** One call that answers a file, with its rule of access and its code. */
export interface DownloadHandler extends HandlerRules {
  readonly contract: DownloadContract;
  readonly run: (input: DownloadInput<DownloadShape, Policy>) => Promise<FileAnswer>;
}

/**
 * Joins a call that answers a file with its policy and its code, as `handle` does for JSON.
 *
 * @example handleDownload(getReportContract, { policy: can('read', 'report'), run: async () => ({ body: lines(), name: 'report.csv' }) })
 */
export function handleDownload<Shape extends DownloadShape, const P extends Policy>(
  contract: DownloadContract<Shape>,
  options: HandlerOptions<P, DownloadInput<Shape, P>, FileAnswer>,
): DownloadHandler {
  const { policy, limit, refusals, run } = options;
  // As in `handle`: the mount validates by this very contract.
  return Object.freeze({ contract, policy, limit, refusals, run }) as unknown as DownloadHandler;
}
