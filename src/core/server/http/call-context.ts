import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '../access/abilities.ts';
import type { Policy } from '../access/policy.ts';
import type { RecordAudit } from '../audit/audit-log.ts';
import type { Logger } from '../observability/logger.ts';
import type { RequestLimit } from './limits/request-limits.ts';
import type { RequestSource } from './request-source.ts';
import type { WhileViewing } from './viewed-rules.ts';

/** The actor that a handler gets under a policy. Under `public` it is `null` for a visitor. */
export type ActorUnder<P extends Policy> = P extends 'public' ? Actor | null : Actor;

/** The input of a handler of any kind, besides the parts of its call. */
export interface CallContext<P extends Policy> {
  readonly actor: ActorUnder<P>;
  /** When the actor signed in. Identifies the session of the actor. */
  readonly signedInAt: P extends 'public' ? Date | null : Date;
  /** The abilities of the actor, to check a single object: `abilities.demand('update', 'job-posting', posting)`. */
  readonly abilities: Abilities;
  /** Whether an administrator sees the site as the actor, see `whileViewing`. Such a call must leave no trace of the actor. */
  readonly isViewed: boolean;
  /** The origin of the request. */
  readonly source: RequestSource;
  readonly requestId: string;
  /** Writes an event of the actor into the audit record, in the transaction of the change. */
  readonly audit: RecordAudit;
  /** Logs with the request's id. */
  readonly log: Logger;
}

/** The rules of a handler of any kind. */
export interface HandlerRules {
  readonly policy: Policy;
  /** How often one sender may make the call, besides the limits of all calls. Counted after the input passed validation. */
  readonly limit?: RequestLimit | undefined;
  /** Whether a suspended user may make the call. All other calls of a suspended user are refused with `suspended`. */
  readonly whileSuspended?: boolean | undefined;
  /** What an administrator who sees the site as another person reads by a GET. Files and writes are always refused. */
  readonly whileViewing?: WhileViewing | undefined;
  /** Codes of the catalogue that `run` throws, besides those that follow from the policy and the parts. */
  readonly refusals?: readonly string[] | undefined;
}

/** The rules and the code of a handler of any kind. */
export interface HandlerOptions<P extends Policy, Input, Result> {
  readonly policy: P;
  readonly limit?: RequestLimit;
  readonly whileSuspended?: boolean;
  readonly whileViewing?: WhileViewing<Result>;
  readonly refusals?: readonly string[];
  readonly run: (input: Input) => Promise<Result>;
}
