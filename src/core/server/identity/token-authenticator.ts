import type { Actor } from '#core/contract/actor.ts';
import { cleanLine } from '#core/contract/clean-text.ts';
import type { Authenticator } from '../access/authenticator.ts';
import type { Database } from '../db/database.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { Logger } from '../observability/logger.ts';
import type { AccountEvents } from './account-events.ts';
import { actorOf } from './actor-of.ts';
import { isEnded } from './ended-sessions.ts';
import type { Identity, VerifiedToken } from './identity.ts';
import { RemovedIdentities } from './removed-identities.ts';
import { SessionLog } from './session-log.ts';
import { SessionsRepository } from './sessions-repository.ts';
import { type Profile, type User, UsersRepository } from './users-repository.ts';

interface AuthenticatorDependencies {
  readonly db: Database;
  readonly identity: Pick<Identity, 'verify'>;
  readonly events: AccountEvents;
  readonly log: Logger;
  readonly now: () => Date;
}

const NAME_LENGTH = 200;
// Code units of a name that are read. The provider may set no limit.
const NAME_UNITS = 1000;
const ACTORS_REMEMBERED = 10_000;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Identifies the caller of a request. The provider verifies the token and caches the result for up to a minute. The user's own row is read
 * each time, by index. So a granted role or duty, a suspension and an end of sessions take effect at the next request on every server. The sessions
 * in use are recorded from time to time.
 */
export function createTokenAuthenticator({ db, identity, events, log, now }: AuthenticatorDependencies): Authenticator {
  const users = new UsersRepository(db, now);
  const removed = new RemovedIdentities(db, now);
  const sessions = new SessionLog({ sessions: new SessionsRepository(db, now), events, log, now });
  const actors = new Map<string, { readonly actor: Actor; readonly facts: string }>();

  // Returns the same object for the same facts, so that callers can cache expensive results by the object.
  function actorFor(user: User, phoneVerified: boolean): Actor {
    const actor = actorOf(user, phoneVerified);
    // All of the actor, so that no fact is missing. Its set of duties has no form in JSON.
    const facts = JSON.stringify([actor, user.duties]);
    const known = actors.get(user.id);
    if (known?.facts === facts) return known.actor;
    if (actors.size >= ACTORS_REMEMBERED) actors.clear();
    actors.set(user.id, { actor, facts });
    return actor;
  }

  async function newcomer(token: VerifiedToken, profile: Profile): Promise<User> {
    if (await removed.has(token.uid)) refuse(token, 'deleted');
    const user = await users.findOrCreate(token.uid, profile);
    log.info({ event: 'user-added', account: token.uid, user: user.id }, 'Identity event');
    return user;
  }

  async function withNewestProfile(user: User, token: VerifiedToken, profile: Profile): Promise<User> {
    // Another session may use an old token for an hour. That token must not restore an old name.
    if (token.issuedAt < user.profile_at) return user;
    // Right after sign-up a token may lack the name. It must not remove a stored name.
    const current = profile.name === '' ? { ...profile, name: user.name } : profile;
    if (isSameProfile(user, current)) return user;
    await users.updateProfile(token.uid, current, token.issuedAt, events.emailChanged);
    return { ...user, email: current.email, email_verified: current.emailVerified, name: current.name };
  }

  function refuse({ uid }: VerifiedToken, reason: 'ended' | 'deleted'): never {
    log.warn({ event: 'session', result: 'refused', reason, account: uid }, 'Identity event');
    throw new ApiFault('unauthenticated');
  }

  return {
    callerOf: async (headers) => {
      if (headers.authorization === undefined) return null;
      const token = await identity.verify(bearerToken(headers.authorization));
      const profile = profileOf(token);
      const user = (await users.findByUid(token.uid)) ?? (await newcomer(token, profile));
      if (isEnded(user, token.authTime)) refuse(token, 'ended');
      await sessions.seen(user.id, token.authTime, headers['user-agent'] ?? '');
      return { actor: actorFor(await withNewestProfile(user, token, profile), token.phone !== undefined), signedInAt: token.authTime };
    },
  };
}

function bearerToken(authorization: string): string {
  const [, token] = /^Bearer +([\w.~+/=-]{1,8192})$/i.exec(authorization) ?? [];
  if (token === undefined) throw new ApiFault('unauthenticated');
  return token;
}

/** The identity provider accepts any text as name or address. Invisible characters are allowed in neither. */
function profileOf({ email, emailVerified, name }: VerifiedToken): Profile {
  // Without such a character, the address could be that of another person.
  if (UNSEEN.test(email)) throw new ApiFault('unauthenticated');
  const line = cleanLine(name.slice(0, NAME_UNITS)) ?? '';
  return { email: email.toLowerCase(), emailVerified, name: [...line].slice(0, NAME_LENGTH).join('').trimEnd() };
}

function isSameProfile(user: User, { email, emailVerified, name }: Profile): boolean {
  return user.email === email && user.email_verified === emailVerified && user.name === name;
}
