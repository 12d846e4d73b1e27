import type { Actor } from '#core/contract/actor.ts';

/** Tells who makes a request. */
export interface Authenticator {
  /**
   * The user whose token the `Authorization` header carries; `null` without a header.
   *
   * @throws ApiFault unauthenticated when there is a header that does not prove who somebody is
   */
  readonly actorOf: (authorization: string | undefined) => Promise<Actor | null>;
}
