import type { Actor } from '#core/contract/actor.ts';

/** Somebody in a session of theirs. */
export interface Caller {
  readonly actor: Actor;
  /** When they signed in; the same for all requests of a session. */
  readonly signedInAt: Date;
}

/** What of a request's headers tells who makes it, and with what. */
export interface CallerHeaders {
  readonly authorization?: string | undefined;
  readonly 'user-agent'?: string | undefined;
}

/** Tells who makes a request. */
export interface Authenticator {
  /**
   * The user whose token the `Authorization` header carries; `null` without that header.
   *
   * @throws ApiFault unauthenticated when there is a header that does not prove who somebody is
   */
  readonly callerOf: (headers: CallerHeaders) => Promise<Caller | null>;
}
