import type { CHOOSABLE_ROLES } from '#core/contract/actor.ts';
import { endpoint } from '#core/contract/endpoint.ts';
import type { Me } from '#core/contract/me-schema.ts';
import type { DeletionPlan, PushRegistration, Session } from './schemas.ts';

/** A role that users choose for themselves. */
export type ChoosableRole = (typeof CHOOSABLE_ROLES)[number];

/** Sets the user's role, once. Answers 409 `account.role-chosen` after that. */
export const chooseRole = endpoint<{ body: { role: ChoosableRole }; reply: Me }>({
  id: 'account.choose-role',
  method: 'POST',
  path: '/me/role',
  summary: 'Choose to be a candidate or an employer, once.',
});

/** How many sessions of a user are listed. */
export const MOST_SESSIONS = 200;

/** The user's active sessions of the last three months, the most recently used first, at most 200. */
export const listSessions = endpoint<{ reply: { readonly items: Session[] } }>({
  id: 'account.list-sessions',
  method: 'GET',
  path: '/me/sessions',
  summary: 'The browsers in which one is signed in.',
});

/** Ends one session: its tokens are refused from the next request on. Answers 404 when it is not one of the user's sessions. */
export const endSession = endpoint<{ params: { readonly id: string }; reply: undefined }>({
  id: 'account.end-session',
  method: 'DELETE',
  path: '/me/sessions/:id',
  summary: 'End a session.',
});

/** Ends all sessions except the current one. Answers how many of them were known. */
export const endOtherSessions = endpoint<{ reply: { readonly ended: number } }>({
  id: 'account.end-other-sessions',
  method: 'DELETE',
  path: '/me/sessions',
  summary: 'End all sessions but this one.',
});

/** Ends the current session: sign-out. */
export const endThisSession = endpoint<{ reply: undefined }>({
  id: 'account.end-this-session',
  method: 'DELETE',
  path: '/me/session',
  summary: 'End this session.',
});

/**
 * Stores the device's push token for the signed-in user (specification section 7). It replaces the device's earlier token, including that
 * of another user. A user has at most 20 devices; the device saved longest ago is removed.
 */
export const savePushToken = endpoint<{ body: PushRegistration; reply: { readonly id: string } }>({
  id: 'account.save-push-token',
  method: 'POST',
  path: '/firebase/save-token',
  summary: 'Keep the push token of a device, so that messages can be sent to it.',
});

/** Removes a device when the user turns push messages off or signs out. Answers 404 for a missing device and for another user's device. */
export const forgetPushToken = endpoint<{ params: { readonly id: string }; reply: undefined }>({
  id: 'account.forget-push-token',
  method: 'DELETE',
  path: '/firebase/tokens/:id',
  summary: 'Forget the push token of a device.',
});

/** Why an account cannot be deleted: it is a demo account, or its user is the last administrator. */
export type DeletionObstacle = 'demo' | 'last-admin';

/** What would be deleted and what would be kept if the user deleted the account now. */
export const getDeletionPlan = endpoint<{ reply: DeletionPlan }>({
  id: 'account.get-deletion-plan',
  method: 'GET',
  path: '/me/deletion',
  summary: 'What deleting the account would do.',
});

/**
 * Deletes the account and all personal data. The sign-in may be at most five minutes old (403 `account.sign-in-again`). The obstacles of
 * the plan answer 403 `account.demo` and 409 `account.last-admin`.
 */
export const deleteAccount = endpoint<{ reply: undefined }>({
  id: 'account.delete',
  method: 'DELETE',
  path: '/me',
  summary: 'Delete the account and all personal data.',
});
