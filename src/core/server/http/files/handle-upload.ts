import type { UploadContract, UploadShape } from '#core/contract/file-endpoint.ts';
import type { Policy } from '../../access/policy.ts';
import type { CallContext, HandlerOptions, HandlerRules } from '../call-context.ts';

/** A file that arrived complete. It is removed after the handler has answered. To keep it, the handler moves or copies it before. */
export interface ReceivedFile {
  /** The name, cleaned by `cleanFileName`. It is for display, never for a path. */
  readonly name: string;
  readonly bytes: number;
  /** Where the file lies. The server alone chooses the path. */
  readonly path: string;
}

/** The input of the handler of an upload. */
export interface UploadInput<Shape extends UploadShape, P extends Policy> extends CallContext<P> {
  readonly params: NonNullable<Shape['params']>;
  readonly query: NonNullable<Shape['query']>;
  readonly file: ReceivedFile;
}

/** What is known of an upload before its body is read. */
export interface UploadStart<Shape extends UploadShape, P extends Policy> extends Omit<UploadInput<Shape, P>, 'file'> {
  /** The name and the declared length of the file. */
  readonly file: Pick<ReceivedFile, 'name' | 'bytes'>;
}

/** One upload call, with its access rule and its code. */
export interface UploadHandler extends HandlerRules {
  readonly contract: UploadContract;
  /** See {@link UploadOptions.begin}. */
  readonly begin?: ((input: UploadStart<UploadShape, Policy>) => Promise<void>) | undefined;
  readonly run: (input: UploadInput<UploadShape, Policy>) => Promise<unknown>;
}

/** The rules and the code of an upload call. */
export interface UploadOptions<Shape extends UploadShape, P extends Policy>
  extends HandlerOptions<P, UploadInput<Shape, P>, Shape['reply']> {
  /** Refuses the file before the first byte of it is read, for example by its length. Runs after all checks of the request. */
  readonly begin?: (input: UploadStart<Shape, P>) => Promise<void>;
}

/**
 * Joins the contract of an upload with its policy and its code, as `handle` does for JSON. `run` must check the content of the file:
 * neither its name nor the type that the sender declares proves anything.
 *
 * @example handleUpload(addPhotoContract, { policy: can('update', 'plant'), run: ({ file, params }) => photos.add(params.id, file) })
 */
export function handleUpload<Shape extends UploadShape, const P extends Policy>(
  contract: UploadContract<Shape>,
  options: UploadOptions<Shape, P>,
): UploadHandler {
  // As in `handle`: the mount validates with this same contract.
  return Object.freeze({ ...options, contract }) as unknown as UploadHandler;
}
