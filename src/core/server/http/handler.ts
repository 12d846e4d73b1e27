import type { Actor } from '#core/contract/actor.ts';
import type { EndpointContract, EndpointShape } from '#core/contract/endpoint.ts';
import type { Abilities } from '../access/abilities.ts';
import type { Policy } from '../access/policy.ts';
import type { Logger } from '../observability/logger.ts';
import type { DownloadHandler } from './files/handle-download.ts';
import type { UploadHandler } from './files/handle-upload.ts';
import type { RequestLimit } from './limits/request-limits.ts';
import type { Sender } from './sender.ts';

/** Who a handler can count on, given its policy: under 'public' there may be nobody. */
export type ActorUnder<P extends Policy> = P extends 'public' ? Actor | null : Actor;

/** What a handler of any kind is given, beside the parts of its call. */
export interface CallContext<P extends Policy> {
  readonly actor: ActorUnder<P>;
  /** When the actor signed in; names their session. */
  readonly signedInAt: P extends 'public' ? Date | null : Date;
  /** What the actor may do, for the check of the single object: `abilities.demand('update', 'job-posting', posting)`. */
  readonly abilities: Abilities;
  /** Where the request comes from. */
  readonly sender: Sender;
  readonly requestId: string;
  /** Logs with the request's id. */
  readonly log: Logger;
}

/** What a handler is given. Every part was validated by the contract's schema before. */
export interface HandlerInput<Shape extends EndpointShape, P extends Policy> extends CallContext<P> {
  readonly params: NonNullable<Shape['params']>;
  readonly query: NonNullable<Shape['query']>;
  readonly body: NonNullable<Shape['body']>;
}

/** The rules that a handler of any kind has. */
export interface HandlerRules {
  readonly policy: Policy;
  /** How often one sender may make the call, beside the limits of all calls; counted once the input is found valid. */
  readonly limit: RequestLimit | undefined;
  /** Codes of the catalogue that `run` throws, beside those that policy and parts imply. */
  readonly refusals?: readonly string[] | undefined;
}

/** What a handler of any kind is made of, with its code. */
export interface HandlerOptions<P extends Policy, Input, Result> {
  readonly policy: P;
  readonly limit?: RequestLimit;
  readonly refusals?: readonly string[];
  readonly run: (input: Input) => Promise<Result>;
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
