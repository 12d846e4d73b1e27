import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '../errors/api-fault.ts';

/** An action on an object. Plugins may use further verbs in kebab-case. */
export type Action = 'read' | 'list' | 'create' | 'update' | 'delete' | (string & {});

/** What a user must have done before a right counts, such as to confirm the email address. */
export interface Demand {
  readonly isMet: (actor: Actor) => boolean;
  /** The code of the refusal. */
  readonly code: string;
}

/** A right that a policy requires: an action on a kind of object. */
export interface RequiredAbility {
  readonly action: Action;
  /** Kind of object, kebab-case singular: `job-posting`. */
  readonly subject: string;
  readonly demand?: Demand;
}

/** A right that is stored and can change while the server runs, such as a right that an administrator granted. Checked at every call. */
export interface StoredAbility extends RequiredAbility {
  /** The duty of administrators who have the right without a grant. */
  readonly duty?: string;
  /** Whether the actor has the right. The contract of the call has validated the parameters of the address. */
  readonly isGranted: (actor: Actor, params: Readonly<Record<string, unknown>>) => Promise<boolean>;
}

/**
 * Who may make a call. 'public': every caller, signed in or not. 'authenticated': every signed-in user, even without a role. Otherwise
 * every user with the ability. The handler still checks the single object, and answers 404 for an object that the user may not access.
 */
export type Policy = 'public' | 'authenticated' | RequiredAbility | StoredAbility;

/** A policy that requires an ability. */
export function can(action: Action, subject: string, demand?: Demand): RequiredAbility {
  return Object.freeze({ action, subject, ...(demand && { demand }) });
}

/** A policy that requires a stored right. The right is checked at every call. */
export function granted(
  action: Action,
  subject: string,
  isGranted: StoredAbility['isGranted'],
  options: Pick<StoredAbility, 'duty'> = {},
): StoredAbility {
  return Object.freeze({ ...options, action, subject, isGranted });
}

/** The caller and the parameters of a request, for the check of its policy. */
interface AskedPolicy {
  readonly actor: Actor | null;
  readonly abilities: { readonly mayInGeneral: (action: Action, subject: string) => boolean };
  /**
   * The parsed parameters of the address.
   *
   * @throws ApiFault not-found
   */
  readonly params: () => unknown;
}

/**
 * Checks the policy of a request. The handler itself checks the single object.
 *
 * @throws ApiFault unauthenticated without an actor, forbidden without the ability, the code of an unmet demand, not-found for a stored right
 * with invalid parameters
 */
export async function checkPolicy(policy: Policy, { actor, abilities, params }: AskedPolicy): Promise<void> {
  if (policy === 'public') return;
  if (actor === null) throw new ApiFault('unauthenticated');
  if (policy === 'authenticated') return;
  const isAllowed =
    'isGranted' in policy ? await policy.isGranted(actor, { ...Object(params()) }) : abilities.mayInGeneral(policy.action, policy.subject);
  if (!isAllowed) throw new ApiFault('forbidden');
  if (policy.demand?.isMet(actor) === false) throw new ApiFault(policy.demand.code);
}
