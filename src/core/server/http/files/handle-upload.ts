import type { UploadContract, UploadShape } from '#core/contract/file-endpoint.ts';
import type { Policy } from '../../access/policy.ts';
import type { CallContext, HandlerOptions, HandlerRules } from '../call-context.ts';

/** A file that has arrived whole. It is removed when the handler has answered; one that is to stay is moved or copied before. */
export interface ReceivedFile {
  /** As `cleanFileName` leaves it: for people, never for a path. */
  readonly name: string;
  readonly bytes: number;
  /** Where it lies. The path is made by the server alone. */
  readonly path: string;
}

/** What the handler of a sent file is given. */
export interface UploadInput<Shape extends UploadShape, P extends Policy> extends CallContext<P> {
  readonly params: NonNullable<Shape['params']>;
  readonly query: NonNullable<Shape['query']>;
  readonly file: ReceivedFile;
}

/** One call that takes a file, with its rule of access and its code. */
export interface UploadHandler extends HandlerRules {
  readonly contract: UploadContract;
  readonly run: (input: UploadInput<UploadShape, Policy>) => Promise<unknown>;
}

/**
 * Joins a call that takes a file with its policy and its code, as `handle` does for JSON. What the file holds is for `run` to check:
 * neither its name nor what the sender says of its kind proves anything.
 *
 * @example handleUpload(addPhotoContract, { policy: can('update', 'plant'), run: ({ file, params }) => photos.add(params.id, file) })
 */
export function handleUpload<Shape extends UploadShape, const P extends Policy>(
  contract: UploadContract<Shape>,
  options: HandlerOptions<P, UploadInput<Shape, P>, Shape['reply']>,
): UploadHandler {
  const { policy, limit, refusals, run } = options;
  // As in `handle`: the mount validates by this very contract.
  return Object.freeze({ contract, policy, limit, refusals, run }) as unknown as UploadHandler;
}
