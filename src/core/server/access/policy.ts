/** What is done to a thing. Plugins may use further verbs, kebab-case. */
export type Action = 'read' | 'list' | 'create' | 'update' | 'delete' | (string & {});

/** A right that a role must have: an action on a kind of object. */
export interface RequiredAbility {
  readonly action: Action;
  /** Kind of object, kebab-case singular: `job-posting`. */
  readonly subject: string;
}

/**
 * Who may make a call. 'public': anybody, signed in or not. 'authenticated': anybody signed in, even without a role.
 * Otherwise whoever has the ability; the handler still checks the single object and answers 404 for one that is foreign.
 */
export type Policy = 'public' | 'authenticated' | RequiredAbility;

/** A policy that asks for an ability. */
export function can(action: Action, subject: string): RequiredAbility {
  return Object.freeze({ action, subject });
}
