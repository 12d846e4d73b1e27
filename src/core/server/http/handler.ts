import type { EndpointContract, EndpointShape } from '#core/contract/endpoint.ts';
import type { Policy } from '../access/policy.ts';
import type { CallContext, HandlerOptions, HandlerRules } from './call-context.ts';
import type { DownloadHandler } from './files/handle-download.ts';
import type { UploadHandler } from './files/handle-upload.ts';

/** What a handler is given. Every part was validated by the contract's schema before. */
export interface HandlerInput<Shape extends EndpointShape, P extends Policy> extends CallContext<P> {
  readonly params: NonNullable<Shape['params']>;
  readonly query: NonNullable<Shape['query']>;
  readonly body: NonNullable<Shape['body']>;
}

/** One call whose body and answer are JSON, with its rule of access and its code. */
export interface JsonHandler extends HandlerRules {
  readonly contract: EndpointContract;
  readonly run: (input: HandlerInput<EndpointShape, Policy>) => Promise<unknown>;
}

/** One call of any kind with its rule of access and its code. */
export type Handler = JsonHandler | UploadHandler | DownloadHandler;

/**
 * Joins a call's contract, its policy and its code. The policy has no default: without one this does not compile,
 * and the start-up check refuses a handler that got past the compiler.
 *
 * `refusals` names the errors that `run` throws beside those that follow from the policy and the parts (`refusalsOf`).
 *
 * @example handle(createJobContract, { policy: can('create', 'job-posting'), run: ({ body, actor }) => postings.create(actor, body) })
 */
export function handle<Shape extends EndpointShape, const P extends Policy>(
  contract: EndpointContract<Shape>,
  options: HandlerOptions<P, HandlerInput<Shape, P>, Shape['reply']>,
): JsonHandler {
  const { policy, limit, refusals, run } = options;
  // Handlers of all shapes live in one list; the mount validates each part by this very contract before it calls run.
  return Object.freeze({ contract, policy, limit, refusals, run }) as unknown as JsonHandler;
}
