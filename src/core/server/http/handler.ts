import type { EndpointContract, EndpointShape } from '#core/contract/endpoint.ts';
import type { Policy } from '../access/policy.ts';
import type { CallContext, HandlerOptions, HandlerRules } from './call-context.ts';
import type { DownloadHandler } from './files/handle-download.ts';
import type { UploadHandler } from './files/handle-upload.ts';
import type { ObjectLimit } from './limits/request-limits.ts';

/** The input of a handler. Every part has been validated by the schema of the contract. */
export interface HandlerInput<Shape extends EndpointShape, P extends Policy> extends CallContext<P> {
  readonly params: NonNullable<Shape['params']>;
  readonly query: NonNullable<Shape['query']>;
  readonly body: NonNullable<Shape['body']>;
}

/** One call with JSON body and JSON response, with its access rule and its code. */
export interface JsonHandler extends HandlerRules {
  readonly contract: EndpointContract;
  /** See {@link JsonHandlerOptions.ignoresBody}. */
  readonly ignoresBody?: boolean | undefined;
  /** See {@link JsonHandlerOptions.tag}. */
  readonly tag?: ((input: HandlerInput<EndpointShape, Policy>) => Promise<string>) | undefined;
  /** See {@link JsonHandlerOptions.objectLimit}. */
  readonly objectLimit?: ObjectLimit<HandlerInput<EndpointShape, Policy>> | undefined;
  readonly run: (input: HandlerInput<EndpointShape, Policy>) => Promise<unknown>;
}

/** One call of any kind, with its access rule and its code. */
export type Handler = JsonHandler | UploadHandler | DownloadHandler;

/** The rules and the code of a JSON call. */
export interface JsonHandlerOptions<P extends Policy, Input, Result> extends HandlerOptions<P, Input, Result> {
  /**
   * For a GET: a text that changes whenever the response can change. It becomes the `ETag` together with the address. A caller that already
   * has the response gets 304 without a body, and `run` is not called.
   */
  readonly tag?: (input: Input) => Promise<string>;
  /** Whether the call takes a body of any type up to 1 KiB and ignores it. For programs that send what they like. */
  readonly ignoresBody?: boolean;
  /** How often the call may be made about one object. Counted after the sender's own limit. */
  readonly objectLimit?: ObjectLimit<Input>;
}

/**
 * Joins a call's contract, its policy and its code. The policy has no default: without one this does not compile,
 * and the start-up check refuses a handler that got past the compiler.
 *
 * `refusals` names the errors that `run` throws, besides those that follow from the policy and the parts (`refusalsOf`).
 *
 * @example handle(createJobContract, { policy: can('create', 'job-posting'), run: ({ body, actor }) => postings.create(actor, body) })
 */
export function handle<Shape extends EndpointShape, const P extends Policy>(
  contract: EndpointContract<Shape>,
  options: JsonHandlerOptions<P, HandlerInput<Shape, P>, Shape['reply']>,
): JsonHandler {
  // Handlers of all shapes live in one list. The mount validates each part with this same contract before it calls run.
  return Object.freeze({ ...options, contract }) as unknown as JsonHandler;
}

/** Whether the body and the response of a call are JSON. */
export function isJson(handler: Handler): handler is JsonHandler {
  return handler.contract.endpoint.kind === undefined;
}

/** Whether a call takes an uploaded file. */
export function isUpload(handler: Handler): handler is UploadHandler {
  return handler.contract.endpoint.kind === 'upload';
}

/** Whether a call answers with a file. */
export function isDownload(handler: Handler): handler is DownloadHandler {
  return handler.contract.endpoint.kind === 'download';
}
