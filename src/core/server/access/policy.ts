import type { Actor } from '#core/contract/actor.ts';

/** An action on an object. Plugins may use further verbs in kebab-case. */
export type Action = 'read' | 'list' | 'create' | 'update' | 'delete' | (string & {});

/** A right that a policy requires: an action on a kind of object. */
export interface RequiredAbility {
  readonly action: Action;
  /** Kind of object, kebab-case singular: `job-posting`. */
  readonly subject: string;
}

/** A right that is stored and can change while the server runs, such as a right that an administrator granted. Checked at every call. */
export interface StoredAbility extends RequiredAbility {
  /** Whether the actor has the right. The contract of the call has validated the parameters of the address. */
  readonly isGranted: (actor: Actor, params: Readonly<Record<string, unknown>>) => Promise<boolean>;
}

/**
 * Who may make a call. 'public': every caller, signed in or not. 'authenticated': every signed-in user, even without a role. Otherwise
 * every user with the ability. The handler still checks the single object, and answers 404 for an object that the user may not access.
 */
export type Policy = 'public' | 'authenticated' | RequiredAbility | StoredAbility;

/** A policy that requires an ability. */
export function can(action: Action, subject: string): RequiredAbility {
  return Object.freeze({ action, subject });
}

/** A policy that requires a stored right. The right is checked at every call. */
export function granted(action: Action, subject: string, isGranted: StoredAbility['isGranted']): StoredAbility {
  return Object.freeze({ action, subject, isGranted });
}
