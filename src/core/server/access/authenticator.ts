import type { Actor } from '#core/contract/actor.ts';

/** A signed-in user and the session. */
export interface Caller {
  readonly actor: Actor;
  /** When the user signed in; the same for all requests of a session. */
  readonly signedInAt: Date;
}

/** The request headers that identify the caller. */
export interface CallerHeaders {
  readonly authorization?: string | undefined;
  readonly 'user-agent'?: string | undefined;
}

/** Identifies the caller of a request. */
export interface Authenticator {
  /**
   * The user of the token in the `Authorization` header; `null` without that header.
   *
   * @throws ApiFault unauthenticated when the header does not prove an identity
   */
  readonly callerOf: (headers: CallerHeaders) => Promise<Caller | null>;
}
