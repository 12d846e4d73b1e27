import { Texts } from '#core/client/i18n/texts.ts';
import { Navigator } from '#core/client/navigation/navigator.ts';
import { createRegistry } from '#core/client/plugin/client-registry.ts';
import type { IdentityUser } from '#core/client/session/identity-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { getMe } from '#core/contract/me.ts';
import { FakeApi, type FakeReplies } from './fake-api.ts';
import { FakeIdentity, userOf } from './fake-identity.ts';
import { TEST_CONFIG } from './test-config.ts';
import { testPerson } from './test-people.ts';

/** A candidate, as the identity provider returns them. */
export const ADA: IdentityUser = { ...userOf('candidate@demo.test'), uid: 'ada' };

/** A session with its services. */
export interface TestSession {
  readonly session: SessionStore;
  readonly identity: FakeIdentity;
  readonly api: FakeApi;
  readonly tokens: TokenService;
}

/** A session with the provider's user and the server's replies; a candidate by default. */
export function testSession(
  user?: IdentityUser,
  replies: FakeReplies = { [getMe.id]: testPerson('candidate', { abilities: ['application:create'] }) },
): TestSession {
  const tokens = new TokenService();
  const api = new FakeApi(replies, TEST_CONFIG, tokens, new SnackbarStore(), new Navigator(), new Texts(createRegistry([])));
  const identity = new FakeIdentity(tokens, user);
  return { session: new SessionStore(api, identity, tokens), identity, api, tokens };
}

/** The server's replies to requests for the current user, in this order. The last one repeats. */
export function inTurn(...answers: unknown[]): FakeReplies {
  return {
    [getMe.id]: () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}
