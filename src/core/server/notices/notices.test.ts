import { sql } from 'kysely';
import {
  crateDue,
  crateFilled,
  crateLost,
  crateMoved,
  cratesCounted,
  cratesServerPlugin,
  raiseIn,
} from '#core/testing/crates-server-plugin.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { NoticeEvent, NoticeKind } from './notice-kind.ts';

const MINUTE = 60_000;
const crates = cratesServerPlugin();
let clock = new Date('2026-03-02T10:00:00Z');
const api = freshServer([crates.plugin], { now: () => clock });

beforeEach(() => {
  clock = new Date('2026-03-02T10:00:00Z');
});

const raise = <Params extends object>(kind: NoticeKind<Params>, event: NoInfer<NoticeEvent<Params>>) =>
  raiseIn(api, crates.notices(), kind, event);

/** Moves the clock and runs what is due. */
async function pass(ms: number): Promise<void> {
  clock = new Date(clock.getTime() + ms);
  await api.drain();
}

async function titlesOf(userId: string): Promise<readonly (string | null)[]> {
  const { items } = await crates.notices().box.page(userId, { limit: 20 });
  return items.map(({ title }) => title);
}

const subjects = (): readonly string[] => api.mails.map(({ content }) => content.subject);

async function confirmed(who: 'candidate' | 'employer' | 'admin', name = 'first'): Promise<string> {
  const { userId } = await api.as(who, name).actor();
  await api.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  return userId;
}

const toGarden = { crate: 'Box', place: 'garden' } as const;
const toHouse = { crate: 'Box', place: 'house' } as const;
const toCellar = { crate: 'Box', place: 'cellar' } as const;

describe('A notice', () => {
  test('is told after its wait, and mailed a minute later', async () => {
    const user = await confirmed('candidate');
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toCellar });
    await pass(19_000);
    expect(await titlesOf(user)).toEqual([]);
    await pass(2_000);
    expect(await titlesOf(user)).toEqual(['Box is in the cellar']);
    expect(await crates.notices().box.unread(user)).toBe(1);
    expect(subjects()).toEqual([]);
    await pass(MINUTE);
    expect(subjects()).toEqual(['Box is in the cellar']);
  });

  test('of a transaction that was rolled back is never told', async () => {
    const user = await confirmed('candidate');
    const attempt = inTransaction(api.db, async (_own, transaction) => {
      await crates.notices().raise(transaction, crateMoved, { to: { users: [user] }, about: 'box', params: toCellar });
      throw new Error('rolled back');
    });
    await expect(attempt).rejects.toThrow('rolled back');
    await pass(5 * MINUTE);
    expect([await titlesOf(user), subjects()]).toEqual([[], []]);
  });

  test('is replaced by a later one that comes before it is told', async () => {
    const user = await confirmed('candidate');
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toHouse, from: 'garden' });
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toCellar, from: 'house' });
    await pass(MINUTE);
    expect(await titlesOf(user)).toEqual(['Box is in the cellar']);
  });

  test('is dropped together with the one that undoes it', async () => {
    const user = await confirmed('candidate');
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toHouse, from: 'garden' });
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toGarden, from: 'house' });
    await pass(5 * MINUTE);
    expect([await titlesOf(user), subjects()]).toEqual([[], []]);
  });

  test('with the state of the last one told is dropped', async () => {
    const user = await confirmed('candidate');
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toHouse });
    await pass(MINUTE);
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toHouse });
    await raise(crateMoved, { to: { users: [user] }, about: 'other box', params: toHouse });
    await pass(MINUTE);
    expect(await titlesOf(user)).toEqual(['Box moved', 'Box moved']);
  });

  test('that was read on the site is not mailed', async () => {
    const user = await confirmed('candidate');
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toHouse });
    await pass(20_000);
    await crates.notices().box.markRead(user, { before: clock.toISOString() });
    await pass(2 * MINUTE);
    expect([await crates.notices().box.unread(user), subjects()]).toEqual([0, []]);
  });

  test('that its user sees by mail alone is mailed, although all were marked as read', async () => {
    const user = await confirmed('candidate');
    await crates.notices().settings.save(user, { choices: { applications: { site: false } }, quietFrom: null, quietTo: null, version: 0 });
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toCellar });
    await pass(20_000);
    expect(await titlesOf(user)).toEqual([]);
    await crates.notices().box.markRead(user, { before: clock.toISOString() });
    await pass(MINUTE);
    expect(subjects()).toEqual(['Box is in the cellar']);
  });

  test('is not told to the one who acted, to suspended users or to users of other roles', async () => {
    const [actor, suspended, employer, reader] = [
      await confirmed('candidate', 'actor'),
      await confirmed('candidate', 'suspended'),
      await confirmed('employer'),
      await confirmed('candidate', 'reader'),
    ];
    await raise(crateMoved, { to: { users: [actor, suspended, employer, reader] }, about: 'box', params: toHouse, by: actor });
    const suspension = { status: 'suspended', suspended_for: 'spam', suspended_at: clock } as const;
    await api.db.updateTable('users').set(suspension).where('id', '=', suspended).execute();
    await pass(20_000);
    await pass(MINUTE);
    const told = await Promise.all([actor, suspended, employer, reader].map(titlesOf));
    expect(told).toEqual([[], [], [], ['Box moved']]);
    expect(api.mails).toHaveLength(1);
  });

  test('that is no longer true is neither told nor mailed', async () => {
    const user = await confirmed('candidate');
    await raise(crateLost, { to: { users: [user] }, about: 'box', params: { crate: 'found again' } });
    await pass(5 * MINUTE);
    expect([await titlesOf(user), subjects()]).toEqual([[], []]);
  });

  test('for a duty is told to the administrators who hold it', async () => {
    const [holder, other] = [(await api.as('admin:crates', 'holder').actor()).userId, (await api.as('admin:', 'other').actor()).userId];
    await raise(cratesCounted, { to: { duty: 'crates' }, about: 'all', params: {} });
    await pass(0);
    expect([await titlesOf(holder), await titlesOf(other)]).toEqual([['The crates were counted'], []]);
  });

  test('of a kind that merges joins the unread ones about its object', async () => {
    const user = await confirmed('employer');
    for (const _apple of [1, 2]) await raise(crateFilled, { to: { users: [user] }, about: 'box', params: { crate: 'Box' } });
    await pass(0);
    await raise(crateFilled, { to: { users: [user] }, about: 'box', params: { crate: 'Box' } });
    await pass(0);
    const { items } = await crates.notices().box.page(user, { limit: 20 });
    expect(items.map(({ text }) => text)).toEqual(['3 apples lie in Box.']);
  });

  test('that joins a waiting one is told by the job of that one, and by a job of its own once that is due', async () => {
    const user = await confirmed('employer');
    const fill = (seconds: number) =>
      raise(crateFilled, { to: { users: [user] }, about: 'box', params: { crate: 'Box' }, at: new Date(clock.getTime() + seconds * 1000) });
    const jobs = async () => (await sql`select from queue_jobs`.execute(api.db)).rows.length;
    const before = await jobs();
    await fill(60);
    await fill(90);
    expect(await jobs()).toBe(before + 1);
    clock = new Date(clock.getTime() + 61_000);
    await fill(60);
    expect(await jobs()).toBe(before + 2);
    await pass(0);
    const { items } = await crates.notices().box.page(user, { limit: 20 });
    expect(items.map(({ text }) => text)).toEqual(['3 apples lie in Box.']);
  });

  test('names days in the time zone of its reader, also on the site', async () => {
    const user = await confirmed('candidate');
    await api.db.updateTable('users').set({ time_zone: 'Pacific/Auckland' }).where('id', '=', user).execute();
    await raise(crateDue, { to: { users: [user] }, about: 'box', params: { at: '2026-03-02T20:00:00.000Z' } });
    await pass(0);
    const { items } = await crates.notices().box.page(user, { limit: 20 });
    expect(items.map(({ text }) => text)).toEqual(['The crate is due on Mar 3, 2026.']);
  });

  test('is worded in the language of its reader', async () => {
    const user = await confirmed('candidate');
    await api.db.updateTable('users').set({ locale: 'ar-MA' }).where('id', '=', user).execute();
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toHouse });
    await pass(20_000);
    await pass(MINUTE);
    expect(await titlesOf(user)).toEqual(['نُقل \u2068Box\u2069']);
    expect(api.mails[0]?.content.language).toBe('ar');
  });
});

describe('A mail of a day', () => {
  test('collects unread notices at eight in the time zone of its reader', async () => {
    const user = await confirmed('employer');
    await api.db.updateTable('users').set({ time_zone: 'America/New_York' }).where('id', '=', user).execute();
    for (const crate of ['one', 'two']) await raise(crateFilled, { to: { users: [user] }, about: crate, params: { crate } });
    await pass(0);
    clock = new Date('2026-03-02T12:59:00Z');
    await api.runSchedule('core.begin-collecting-mail');
    expect(subjects()).toEqual([]);
    clock = new Date('2026-03-02T13:00:00Z');
    await api.runSchedule('core.begin-collecting-mail');
    expect(subjects()).toEqual(['2 new notifications']);
    await api.runSchedule('core.begin-collecting-mail');
    expect(subjects()).toHaveLength(1);
  });
});

describe('A mail', () => {
  test('waits until the quiet hours of its reader end', async () => {
    const user = await confirmed('candidate');
    const settings = { choices: {}, quietFrom: '09:00', quietTo: '11:30', version: 0 };
    await crates.notices().settings.save(user, settings);
    await raise(crateMoved, { to: { users: [user] }, about: 'box', params: toHouse });
    await pass(20_000);
    await pass(MINUTE);
    expect(subjects()).toEqual([]);
    clock = new Date('2026-03-02T11:30:00Z');
    await pass(0);
    expect(subjects()).toEqual(['Box moved']);
  });

  test('does not go to an address that its user has not confirmed', async () => {
    const { userId } = await api.as('candidate').actor();
    await api.db.updateTable('users').set({ email_verified: false }).where('id', '=', userId).execute();
    await raise(crateMoved, { to: { users: [userId] }, about: 'box', params: toHouse });
    await pass(20_000);
    await pass(MINUTE);
    expect([await titlesOf(userId), subjects()]).toEqual([['Box moved'], []]);
  });

  test('goes to an address of nobody at most five times a day, and the address is erased', async () => {
    for (const crate of ['1', '2', '3', '4', '5', '6']) {
      await raise(crateLost, { to: { address: 'Reader@example.org' }, about: crate, params: { crate } });
    }
    await pass(0);
    expect(api.mails.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => 'Reader@example.org'));
    const rows = await crates.notices().outgoing.page({ limit: 20 });
    expect(rows.items.map(({ to, state }) => [to, state])).toEqual(Array.from({ length: 5 }, () => [null, 'sent']));
    clock = new Date(clock.getTime() + 25 * 60 * MINUTE);
    await raise(crateLost, { to: { address: 'Reader@example.org' }, about: '7', params: { crate: '7' } });
    await pass(0);
    expect(api.mails).toHaveLength(6);
  });
});
