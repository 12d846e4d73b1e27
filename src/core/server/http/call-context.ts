import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '../access/abilities.ts';
import type { Policy } from '../access/policy.ts';
import type { Logger } from '../observability/logger.ts';
import type { RequestLimit } from './limits/request-limits.ts';
import type { Sender } from './sender.ts';

/** The actor that a handler is given under a policy. Under `public` it is `null` for a visitor. */
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
