import type { Actor } from '#core/contract/actor.ts';

/** What is done to a thing. Plugins may use further verbs, kebab-case. */
export type Action = 'read' | 'list' | 'create' | 'update' | 'delete' | (string & {});

/** A right that a role must have: an action on a kind of object. */
export interface RequiredAbility {
  readonly action: Action;
  /** Kind of object, kebab-case singular: `job-posting`. */
  readonly subject: string;
}

/** A right that is stored and changes while the server runs, such as one that an administrator granted: asked for with every call. */
export interface StoredAbility extends RequiredAbility {
  /** Whether the actor has it. The parameters of the address are valid by the contract of the call. */
  readonly isGranted: (actor: Actor, params: Readonly<Record<string, unknown>>) => Promise<boolean>;
}

/**
 * Who may make a call. 'public': every caller, signed in or not. 'authenticated': every signed-in user, even without a role.
 * Otherwise whoever has the ability; the handler still checks the single object and answers 404 for one that is foreign.
 */
export type Policy = 'public' | 'authenticated' | RequiredAbility | StoredAbility;

/** A policy that asks for an ability. */
export function can(action: Action, subject: string): RequiredAbility {
  return Object.freeze({ action, subject });
}

/** A policy that asks for a stored right, with every call. */
export function granted(action: Action, subject: string, isGranted: StoredAbility['isGranted']): StoredAbility {
  return Object.freeze({ action, subject, isGranted });
}
