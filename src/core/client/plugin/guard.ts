import type { Role } from '#core/contract/actor.ts';

/**
 * Names of the guards that pages may ask for. A plugin that provides one adds its name here by declaration merging,
 * so that an unknown name does not compile; one that comes from elsewhere throws at boot (specification section 8).
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
  /** Signed in and of any role; a person without one chooses it first. */
  'has-role': true;
  /** Signed in and not yet of any role. */
  'no-role': true;
}

/** A guard's name. */
export type GuardName = keyof GuardNames;

/** What a guard may look at. */
export interface GuardContext {
  /** The address that was asked for: path and query. */
  readonly address: string;
  readonly signal: AbortSignal;
  /** True where only the look of the navigation hangs on the answer: the guard then judges by what is known and loads nothing. */
  readonly isPeek: boolean;
}

/** A guard's answer: agreement, another address, or a refusal with what would be needed. */
export type GuardResult =
  | { readonly kind: 'agree' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'deny'; readonly status: 403 | 404; readonly needs?: readonly Role[] };

/** Decides whether a page may open. A courtesy to the user: the server decides access. */
export type Guard = (context: GuardContext) => Promise<GuardResult> | GuardResult;

/** The agreement. */
export const AGREE: GuardResult = Object.freeze({ kind: 'agree' });
