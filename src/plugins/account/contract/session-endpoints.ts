import { endpoint } from '#core/contract/endpoint.ts';

/** A browser in which the user is signed in, as far as it can truly be known. */
export interface Session {
  readonly id: string;
  /** The browser's name, which is the same in all languages, for example `Firefox`; `null` when it does not say. */
  readonly browser: string | null;
  /** The operating system's name, for example `Android`; `null` when it does not say. */
  readonly system: string | null;
  readonly signedInAt: string;
  /** To five minutes, and up to ten minutes late. */
  readonly lastSeenAt: string;
  /** Whether it is the session that asks. */
  readonly isCurrent: boolean;
}

/** The user's sessions of the last three months that have not ended, the one used last before the others. */
export const listSessions = endpoint<{ reply: { readonly items: Session[] } }>({
  id: 'account.list-sessions',
  method: 'GET',
  path: '/me/sessions',
  summary: 'The browsers in which one is signed in.',
});

/** Ends one session: its tokens are refused with the next request. 404 when it is not one of the user's. */
export const endSession = endpoint<{ params: { readonly id: string }; reply: undefined }>({
  id: 'account.end-session',
  method: 'DELETE',
  path: '/me/sessions/:id',
  summary: 'End a session.',
});

/** Ends all sessions but the one that asks; how many of them were known. */
export const endOtherSessions = endpoint<{ reply: { readonly ended: number } }>({
  id: 'account.end-other-sessions',
  method: 'DELETE',
  path: '/me/sessions',
  summary: 'End all sessions but this one.',
});

/** Ends the session that asks: signing out. */
export const endThisSession = endpoint<{ reply: undefined }>({
  id: 'account.end-this-session',
  method: 'DELETE',
  path: '/me/session',
  summary: 'End this session.',
});
