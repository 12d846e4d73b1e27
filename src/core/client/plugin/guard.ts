import type { Role } from '#core/contract/actor.ts';

/**
 * Names of the guards that pages may use. A plugin that provides a guard adds its name here by declaration merging.
 * An unknown name does not compile. An unknown name from elsewhere throws at start (specification section 8).
 *
 * @example declare module '#core/client/plugin/guard.ts' { interface GuardNames { 'has-company': true } }
 */
export interface GuardNames {
  /** Signed in, by the identity provider's current user (specification section 4). */
  auth: true;
  /** Signed in as an administrator. */
  'role:admin': true;
  /** Signed in as a candidate. */
  'role:candidate': true;
  /** Signed in as an employer. */
  'role:employer': true;
  /** Employer or admin. */
  'role:employer|admin': true;
  /** Candidate or employer. */
  'role:candidate|employer': true;
  /** Signed in with any role. A user without a role must choose one first. */
  'has-role': true;
  /** Signed in without a role. */
  'no-role': true;
}

/** Requires an ability of the user, by the server's answer: `may:company:update`. It needs no declaration. */
export type AbilityGuardName = `may:${string}:${string}`;

export type GuardName = keyof GuardNames | AbilityGuardName;

/** The input of a guard. */
export interface GuardContext {
  /** The requested address: path and query. */
  readonly address: string;
  readonly signal: AbortSignal;
  /** True if the result only affects how the navigation looks. The guard then decides from known data and loads nothing. */
  readonly isPeek: boolean;
  /** True while only the server has named the user, and the result decides what is loaded in advance. `isPeek` is then true too. */
  readonly isForeseen?: boolean;
}

/**
 * The result of a guard: agreement, a redirect, or a denial with the roles that would be needed. `suspended` replaces the page of a user
 * whose account is suspended; only the core decides it.
 */
export type GuardResult =
  | { readonly kind: 'agree' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'suspended' }
  | { readonly kind: 'deny'; readonly status: 403 | 404; readonly needs?: readonly Role[]; readonly isViewing?: true };

/** Decides whether a page may open. This only helps the user; the server enforces access. */
export type Guard = (context: GuardContext) => Promise<GuardResult> | GuardResult;

/** The result of a guard that lets the page open. */
export const AGREE: GuardResult = Object.freeze({ kind: 'agree' });
