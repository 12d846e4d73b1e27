import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import type { Authenticator } from '../access/authenticator.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { createLogger } from '../observability/logger.ts';
import type { VerifiedToken } from './identity.ts';
import { RemovedIdentities } from './removed-identities.ts';
import { SessionsRepository } from './sessions-repository.ts';
import { createTokenAuthenticator } from './token-authenticator.ts';
import { UsersRepository } from './users-repository.ts';

const now = (): Date => new Date('2026-03-01T09:30:00Z');
const refused = new ApiFault('unauthenticated');

const database = testDatabase();
let tokens: Map<string, VerifiedToken>;
let users: UsersRepository;
let authenticator: Authenticator;
let lines: string[];

beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  await database.db.deleteFrom('removed_identities').execute();
  tokens = new Map();
  lines = [];
  users = new UsersRepository(database.db, now);
  const verify = async (token: string): Promise<VerifiedToken> => {
    const verified = tokens.get(token);
    if (verified === undefined) throw refused;
    return verified;
  };
  authenticator = createTokenAuthenticator({
    db: database.db,
    identity: { verify },
    events: { signedIn: async () => undefined, emailChanged: async () => undefined },
    log: createLogger('info', { write: (line) => void lines.push(line) }),
    now,
  });
});

/** A valid token, and the header that carries it. */
function tokenOf(uid: string, change: Partial<VerifiedToken> = {}): string {
  const token = `token-${tokens.size}`;
  const authTime = new Date(now().getTime() - 60_000);
  const expiresAt = new Date(now().getTime() + 3_540_000);
  tokens.set(token, {
    uid,
    email: `${uid}@example.org`,
    emailVerified: true,
    name: uid,
    authTime,
    issuedAt: authTime,
    expiresAt,
    ...change,
  });
  return `Bearer ${token}`;
}

async function actorOf(authorization: string): Promise<Actor> {
  const caller = await authenticator.callerOf({ authorization });
  if (caller === null) throw new Error('The request has no caller');
  return caller.actor;
}

test('without a header there is no caller', async () => {
  expect(await authenticator.callerOf({})).toBeNull();
});

test.each(['', 'Bearer', 'Bearer ', 'Bearer unknown', 'Basic dTpw', 'Bearer a b', 'Bearer ü', `Bearer ${'x'.repeat(9000)}`])(
  'a header that proves nothing is refused: %.20s',
  async (authorization) => {
    await expect(authenticator.callerOf({ authorization })).rejects.toEqual(refused);
  },
);

test('a new user gets a row, and keeps it at the next request', async () => {
  const first = await actorOf(tokenOf('ann', { email: 'Ann@Example.org', name: '  Ann \n Onymous ' }));
  expect(first).toMatchObject({
    userId: expect.stringMatching(/^[0-9a-f-]{14}7/),
    email: 'ann@example.org',
    name: 'Ann Onymous',
    role: null,
    isFullAdmin: false,
    duties: { has: expect.any(Function) },
    phoneVerified: false,
  });
  const second = await actorOf(tokenOf('ann', { email: 'ann@example.org', name: 'Ann Onymous' }));
  expect(second).toBe(first);
});

test('a telephone number that the provider has confirmed is used from the next token on', async () => {
  const before = await actorOf(tokenOf('ann'));
  const after = await actorOf(tokenOf('ann', { phone: '+441514960000' }));
  expect([before.phoneVerified, after.phoneVerified]).toEqual([false, true]);
});

test('the newest token decides whether the address is confirmed', async () => {
  const confirmed = async () => (await users.findByUid('ann'))?.email_verified;
  await actorOf(tokenOf('ann', { emailVerified: false }));
  expect(await confirmed()).toBe(false);
  await actorOf(tokenOf('ann', { emailVerified: true, issuedAt: now() }));
  expect(await confirmed()).toBe(true);
  await actorOf(tokenOf('ann', { emailVerified: false }));
  expect(await confirmed()).toBe(true);
  await actorOf(tokenOf('ann', { email: 'new@example.org', emailVerified: false, issuedAt: now() }));
  expect(await confirmed()).toBe(false);
});

test('a confirmed address is part of the user from the next request on', async () => {
  const before = await actorOf(tokenOf('ann', { emailVerified: false }));
  const after = await actorOf(tokenOf('ann', { emailVerified: true, issuedAt: now() }));
  expect([before.emailVerified, after.emailVerified]).toEqual([undefined, true]);
});

test('an address that moves to another account is no longer confirmed for the first account', async () => {
  await actorOf(tokenOf('ann', { email: 'shared@example.org' }));
  await actorOf(tokenOf('bob', { email: 'shared@example.org' }));
  expect(await users.findByUid('ann')).toMatchObject({ email_verified: false });
});

test('the log shows new users and refused sessions, without addresses', async () => {
  const authorization = tokenOf('ann');
  const { userId } = await actorOf(authorization);
  await database.db.updateTable('users').set({ sessions_valid_from: now() }).where('id', '=', userId).execute();
  await expect(authenticator.callerOf({ authorization })).rejects.toEqual(refused);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 30, event: 'user-added', account: 'ann', user: userId }),
    expect.objectContaining({ level: 40, event: 'session', result: 'refused', reason: 'ended', account: 'ann' }),
  ]);
  expect(lines.join('')).not.toContain('example.org');
});

test('ten simultaneous first requests get the same row', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, async () => (await actorOf(tokenOf('ann'))).userId));
  expect(new Set(ids).size).toBe(1);
  expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('invisible and unstorable characters are removed from a name; an address with them is refused', async () => {
  expect(await actorOf(tokenOf('nul', { name: 'A\u0000nn\u202E' }))).toMatchObject({ name: 'Ann' });
  await expect(actorOf(tokenOf('nul-address', { email: 'an\u0000n@example.org' }))).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a new name or address at the provider is stored, a missing name is not', async () => {
  const { userId } = await actorOf(tokenOf('ann', { name: '' }));
  expect(await actorOf(tokenOf('ann', { name: 'Ann' }))).toMatchObject({ userId, name: 'Ann' });
  expect(await actorOf(tokenOf('ann', { name: '', email: 'new@example.org' }))).toMatchObject({ name: 'Ann', email: 'new@example.org' });
  expect(await users.findByUid('ann')).toMatchObject({ id: userId, name: 'Ann', email: 'new@example.org' });
});

test('an address that moves to another account moves no data', async () => {
  const before = await actorOf(tokenOf('ann', { email: 'shared@example.org' }));
  await users.chooseRole(before.userId, 'employer');
  const after = await actorOf(tokenOf('bob', { email: 'shared@example.org' }));
  expect(after).toMatchObject({ email: 'shared@example.org', role: null, phoneVerified: false });
  expect(after.userId).not.toBe(before.userId);
  expect(await users.findByUid('ann')).toMatchObject({ email: `${before.userId}@former.invalid`, role: 'employer' });

  await actorOf(tokenOf('ann', { email: 'ann@example.org' }));
  await actorOf(tokenOf('bob', { email: 'ann@example.org' }));
  expect(await users.findByUid('bob')).toMatchObject({ email: 'ann@example.org', role: null });
});

test('a role is chosen once and takes effect at the next request', async () => {
  const authorization = tokenOf('ann');
  const { userId } = await actorOf(authorization);
  expect(await users.chooseRole(userId, 'candidate')).toBe(true);
  expect(await users.chooseRole(userId, 'employer')).toBe(false);
  expect(await actorOf(authorization)).toMatchObject({ role: 'candidate' });
});

test('a role is granted to a known user by address, ignoring case', async () => {
  const authorization = tokenOf('ann');
  await actorOf(authorization);
  expect(await users.setRole('ANN@example.org', 'admin')).toBe(true);
  expect(await users.setRole('nobody@example.org', 'admin')).toBe(false);
  expect(await actorOf(authorization)).toMatchObject({ role: 'admin' });
});

test('a suspension is part of the user until it ends', async () => {
  const authorization = tokenOf('ann');
  const { userId } = await actorOf(authorization);
  const set = database.db.updateTable('users').where('id', '=', userId);
  await set.set({ status: 'suspended', suspended_for: 'spam' }).execute();
  expect(await actorOf(authorization)).toMatchObject({ userId, suspension: 'spam' });
  await set.set({ status: 'active', suspended_for: null }).execute();
  expect(await actorOf(authorization)).not.toHaveProperty('suspension');
});

test('the duties of an administrator are those of the groups, and all of a full administrator', async () => {
  const authorization = tokenOf('ann');
  const { userId } = await actorOf(authorization);
  const held = async () => {
    const { isFullAdmin, duties } = await actorOf(authorization);
    return [isFullAdmin, ...['users', 'jobs', 'audit'].filter((duty) => duties.has(duty))];
  };
  const groups = [
    { id: uuidv7(), name: 'One', name_key: 'one', duties: ['users'] },
    { id: uuidv7(), name: 'Two', name_key: 'two', duties: ['users', 'jobs'] },
  ];
  await database.db.insertInto('admin_groups').values(groups).execute();
  await database.db
    .insertInto('admin_group_members')
    .values(groups.map(({ id }) => ({ group_id: id, user_id: userId })))
    .execute();
  expect(await held()).toEqual([false]);
  const set = database.db.updateTable('users').where('id', '=', userId);
  await set.set({ role: 'admin' }).execute();
  expect(await held()).toEqual([false, 'users', 'jobs']);
  await database.db
    .updateTable('admin_groups')
    .set({ duties: ['audit'] })
    .where('name', '=', 'Two')
    .execute();
  expect(await held()).toEqual([false, 'users', 'audit']);
  await set.set({ is_full_admin: true }).execute();
  expect(await held()).toEqual([true, 'users', 'jobs', 'audit']);
});

test('sessions from before the end of all sessions are refused, later ones are accepted', async () => {
  const before = tokenOf('ann', { authTime: new Date(now().getTime() - 1000) });
  const { userId } = await actorOf(before);
  await database.db.updateTable('users').set({ sessions_valid_from: now() }).where('id', '=', userId).execute();
  await expect(authenticator.callerOf({ authorization: before })).rejects.toEqual(refused);
  expect(await actorOf(tokenOf('ann', { authTime: now() }))).toMatchObject({ userId });
});

describe('sessions', () => {
  const hours = (count: number): Date => new Date(now().getTime() - count * 3_600_000);
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  let sessions: SessionsRepository;
  beforeEach(() => {
    sessions = new SessionsRepository(database.db, now);
  });

  const see = (authorization: string) => authenticator.callerOf({ authorization, 'user-agent': BROWSER });

  test('a session is stored once, with the browser and a time rounded to five minutes', async () => {
    const header = tokenOf('ann', { authTime: hours(2) });
    const { actor } = (await see(header)) ?? { actor: undefined };
    await see(header);
    await see(tokenOf('ann', { authTime: hours(2) }));
    const list = await sessions.list(actor?.userId ?? '', 10);
    expect(list).toEqual([expect.objectContaining({ auth_time: hours(2), user_agent: BROWSER, first_seen: now(), last_seen: now() })]);
  });

  test('a request knows when its session began', async () => {
    expect(await see(tokenOf('ann', { authTime: hours(2) }))).toMatchObject({ signedInAt: hours(2) });
  });

  test('all tokens of an ended session are refused, those of others are accepted', async () => {
    const [desk, phone] = [hours(2), hours(1)];
    const { userId } = await actorOf(tokenOf('ann', { authTime: desk }));
    await actorOf(tokenOf('ann', { authTime: phone }));
    await sessions.end(userId, phone);
    await expect(see(tokenOf('ann', { authTime: phone }))).rejects.toEqual(refused);
    expect(await see(tokenOf('ann', { authTime: desk }))).toMatchObject({ actor: { userId } });
    expect(await sessions.list(userId, 10)).toHaveLength(1);
  });

  test('a session that ends all others stays, even when others began later; a later sign-in is accepted', async () => {
    const { userId } = await actorOf(tokenOf('ann', { authTime: hours(2) }));
    for (const count of [3, 1]) await actorOf(tokenOf('ann', { authTime: hours(count) }));
    expect(await sessions.endOthers(userId, hours(2))).toBe(2);
    for (const count of [3, 1]) await expect(see(tokenOf('ann', { authTime: hours(count) }))).rejects.toEqual(refused);
    expect(await see(tokenOf('ann', { authTime: hours(2) }))).toMatchObject({ actor: { userId } });
    expect(await see(tokenOf('ann', { authTime: now() }))).toMatchObject({ actor: { userId } });
  });

  test('a kept session can be ended too', async () => {
    const { userId } = await actorOf(tokenOf('ann', { authTime: hours(2) }));
    await sessions.endOthers(userId, hours(2));
    await sessions.end(userId, hours(2));
    await expect(see(tokenOf('ann', { authTime: hours(2) }))).rejects.toEqual(refused);
  });
});

test('an older token of another session does not restore an old name', async () => {
  await actorOf(tokenOf('ann', { name: 'Ann' }));
  await actorOf(tokenOf('ann', { name: 'Anna', issuedAt: now() }));
  expect(await actorOf(tokenOf('ann', { name: 'Ann' }))).toMatchObject({ name: 'Anna' });
});

test('a late request does not restore a deleted account', async () => {
  const authorization = tokenOf('ann');
  const { userId } = await actorOf(authorization);
  const removed = new RemovedIdentities(database.db, now);
  expect(await removed.remove(userId)).toBe('ann');
  await expect(authenticator.callerOf({ authorization })).rejects.toEqual(refused);
  expect(await users.findByUid('ann')).toBeUndefined();
});
