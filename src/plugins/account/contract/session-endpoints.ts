import { endpoint } from '#core/contract/endpoint.ts';

/** A browser session of the user. Unknown details are `null`. */
export interface Session {
  readonly id: string;
  /** The browser's name, the same in all languages, for example `Firefox`; `null` when unknown. */
  readonly browser: string | null;
  /** The operating system's name, for example `Android`; `null` when unknown. */
  readonly system: string | null;
  readonly signedInAt: string;
  /** Precise to five minutes, and up to ten minutes late. */
  readonly lastSeenAt: string;
  /** Whether this is the session of the request. */
  readonly isCurrent: boolean;
}

/** The user's active sessions of the last three months, the most recently used first. */
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
