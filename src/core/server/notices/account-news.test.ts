import { testServer } from '#core/testing/server-kit.ts';
import type { Authenticator } from '../access/authenticator.ts';
import type { VerifiedToken } from '../identity/identity.ts';
import { createTokenAuthenticator } from '../identity/token-authenticator.ts';
import { createLogger } from '../observability/logger.ts';
import { accountNews } from './account-news.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('130.0', '131.0');
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let time = Date.parse('2026-03-01T09:00:00.000Z');
const now = (): Date => new Date(time);
const api = testServer([], { now });
const tokens = new Map<string, VerifiedToken>();

/** Another server, which remembers no session. */
function server(): Authenticator {
  const verify = async (token: string): Promise<VerifiedToken> => {
    const verified = tokens.get(token);
    if (verified === undefined) throw new Error('unknown token');
    return verified;
  };
  return createTokenAuthenticator({
    db: api.db,
    identity: { verify },
    events: accountNews(api.registry.notices.raise),
    log: createLogger('silent'),
    now,
  });
}

/** A sign-in a minute after the one before. */
function signIn(uid: string, change: Partial<VerifiedToken> = {}): string {
  time += 60_000;
  const token = `token-${tokens.size}`;
  const expiresAt = new Date(time + 3_600_000);
  const facts = { uid, email: `${uid}@example.org`, emailVerified: true, name: uid, authTime: now(), issuedAt: now(), expiresAt };
  tokens.set(token, { ...facts, ...change });
  return token;
}

async function use(token: string, agent: string, at = server()): Promise<string> {
  const caller = await at.callerOf({ authorization: `Bearer ${token}`, 'user-agent': agent });
  return caller?.actor.userId ?? '';
}

async function told(userId: string): Promise<readonly (string | null)[]> {
  await api.drain();
  return (await api.registry.notices.box.page(userId, { limit: 20 })).items.map(({ text }) => text);
}

test('A sign-in with a new browser and system is told once, also for twenty requests at once on two servers', async () => {
  const userId = await use(signIn('ann'), FIREFOX);
  expect(await told(userId)).toEqual([]);
  const phone = signIn('ann');
  const servers = [server(), server()];
  await Promise.all(Array.from({ length: 20 }, (_, at) => use(phone, SAFARI, servers[at % 2])));
  await use(phone, SAFARI);
  expect(await told(userId)).toEqual([
    'Somebody signed in to your account with Safari on iOS. If it was not you, change your password and end all other sessions.',
  ]);
  expect(api.mails.map(({ to, content }) => [to, content.subject])).toContainEqual(['ann@example.org', 'New sign-in to your account']);
});

test('A sign-in with a browser and system that another session has is not told', async () => {
  const userId = await use(signIn('bob'), FIREFOX);
  await use(signIn('bob'), NEWER_FIREFOX);
  expect(await told(userId)).toEqual([]);
});

test('A sign-in of a user whose sessions are all gone is told, because it is not the first', async () => {
  const userId = await use(signIn('cat'), FIREFOX);
  await api.db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await use(signIn('cat'), FIREFOX);
  expect(await told(userId)).toHaveLength(1);
});

test('A sign-in with a browser without a known name is told without a name', async () => {
  const userId = await use(signIn('dan'), FIREFOX);
  await use(signIn('dan'), '\u202E<b>curl\n');
  expect(await told(userId)).toEqual([
    'Somebody signed in to your account with a browser that this site does not know. If it was not you, change your password and end all other sessions.',
  ]);
});

test('The former address is told of a new one by one mail, also for twenty requests at once', async () => {
  const first = signIn('eve', { email: 'former@example.org' });
  const userId = await use(first, FIREFOX);
  await api.db.updateTable('users').set({ locale: 'de' }).where('id', '=', userId).execute();
  const changed = signIn('eve', { email: 'present@example.org', authTime: tokens.get(first)?.authTime ?? now() });
  const one = server();
  await Promise.all(Array.from({ length: 20 }, () => use(changed, FIREFOX, one)));
  await use(changed, FIREFOX);
  expect(await told(userId)).toEqual([]);
  const mails = api.mails.filter(({ to }) => to === 'former@example.org' || to === 'present@example.org');
  expect(mails.map(({ to, content }) => [to, content.subject])).toEqual([
    ['former@example.org', 'Die E-Mail-Adresse Ihres Kontos wurde geändert'],
  ]);
});

test('A former address that was not confirmed is told nothing', async () => {
  await use(signIn('fay', { email: 'typo@example.org', emailVerified: false }), FIREFOX);
  await use(signIn('fay', { email: 'right@example.org' }), FIREFOX);
  await api.drain();
  expect(api.mails.filter(({ to }) => to === 'typo@example.org')).toEqual([]);
});
