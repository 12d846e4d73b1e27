import { crateLost, crateMoved, cratesServerPlugin, raiseIn } from '#core/testing/crates-server-plugin.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import * as calls from '../contract/endpoints.ts';

const MINUTE = 60_000;
let clock = new Date('2026-03-02T10:00:00Z');
const crates = cratesServerPlugin();
const api = freshServer([...serverPlugins, crates.plugin], { now: () => clock });
const CHOICES = { choices: {}, quietFrom: null, quietTo: null, version: 0 };

async function pass(ms: number): Promise<void> {
  clock = new Date(clock.getTime() + ms);
  await api.drain();
}

async function tell(name: string, about: string): Promise<void> {
  const { userId } = await api.as('candidate', name).actor();
  await raiseIn(api, crates.notices(), crateMoved, { to: { users: [userId] }, about, params: { crate: about, place: 'house' } });
  await pass(20_000);
}

const me = (name = 'first') => api.as('candidate', name);
const countOf = async (name?: string) => (await me(name).reply(calls.countNotices)).count;

describe('The list of notices', () => {
  test('has those of the user, newest first, in the language of the page, and goes on page by page', async () => {
    for (const about of ['one', 'two', 'three']) await tell('first', about);
    await tell('other', 'foreign');
    const first = await me().reply(calls.listNotices, { query: { limit: 2 } });
    expect(first.items.map(({ title }) => title)).toEqual(['three moved', 'two moved']);
    const cursor = first.nextCursor ?? '';
    const rest = await me().reply(calls.listNotices, { query: { limit: 2, cursor, language: 'ar' } });
    expect(rest).toMatchObject({ items: [{ title: 'نُقل \u2068one\u2069', opens: '/crates', isRead: false }], nextCursor: null });
    expect(await me('other').status(calls.listNotices, { query: { cursor, filter: 'unread' } })).toBe(422);
  });

  test.each(['en-!!!', 'xx_', '--'])('refuses the language "%s", which no format of numbers knows', async (language) => {
    expect(await me().status(calls.listNotices, { query: { language } })).toBe(422);
    expect(await me().status(calls.getNoticeSettings, { query: { language } })).toBe(422);
  });

  test('keeps a notice of a removed plugin without its words', async () => {
    await tell('first', 'one');
    await api.db.$extendTables<{ notices: { kind: string } }>().updateTable('notices').set({ kind: 'gone.done' }).execute();
    const { items } = await me().reply(calls.listNotices, { query: {} });
    expect(items).toMatchObject([{ group: null, title: null, text: null, opens: null }]);
  });
});

describe('Marking as read', () => {
  test('has no effect on notices of others, and can be taken back', async () => {
    await tell('first', 'one');
    await tell('first', 'two');
    const { items } = await me().reply(calls.listNotices, { query: {} });
    const ids = items.map(({ id }) => id);
    expect(await me('other').status(calls.markNoticesRead, { body: { ids } })).toBe(204);
    expect(await countOf()).toBe(2);
    await me().reply(calls.markNoticesRead, { body: { before: clock.toISOString() } });
    expect(await countOf()).toBe(0);
    await me().reply(calls.undoMarking);
    expect(await countOf()).toBe(2);
    for (const body of [
      {},
      { ids: [] },
      { ids: ids.concat(Array.from({ length: 199 }, () => ids[0] ?? '')) },
      { ids, before: clock.toISOString() },
    ]) {
      expect(await me().status(calls.markNoticesRead, { body })).toBe(422);
    }
  });
});

describe('The choices', () => {
  test('end mail of a group and keep what is on the site', async () => {
    const { userId } = await me().actor();
    await api.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
    await me().reply(calls.putNoticeSettings, { query: {}, body: { ...CHOICES, choices: { applications: { mail: 'off' } } } });
    await tell('first', 'one');
    await pass(2 * MINUTE);
    expect([await countOf(), api.mails.length]).toEqual([1, 0]);
  });

  test('refuse an older version, an unknown group, security, and half of the quiet hours', async () => {
    const put = (body: object) => me().status(calls.putNoticeSettings, { query: {}, body: { ...CHOICES, ...body } });
    expect(await put({ quietFrom: '22:00', quietTo: '07:00' })).toBe(200);
    expect(await put({})).toBe(409);
    for (const wrong of [
      { choices: { weather: { site: true } } },
      { choices: { security: { mail: 'off' } } },
      { choices: { files: { mail: 'hourly' } } },
      { quietFrom: '22:00' },
      { quietFrom: '24:00', quietTo: '07:00' },
      { version: 2 ** 31 },
    ]) {
      expect([wrong, await put({ version: 1, ...wrong })]).toEqual([wrong, 422]);
    }
  });
});

describe('The link of a mail', () => {
  async function tokenTo(address: string): Promise<string> {
    await raiseIn(api, crates.notices(), crateLost, { to: { address }, about: address, params: { crate: 'Box' } });
    await pass(0);
    const link = api.mails.at(-1)?.content.footer.find(({ href }) => href?.includes('/unsubscribe#'))?.href ?? '';
    return link.slice(link.indexOf('#') + 1);
  }

  test('says what it ends and changes nothing, until it is confirmed', async () => {
    const token = await tokenTo('reader@example.org');
    const visitor = api.as('visitor');
    const asked = await visitor.reply(calls.unsubscribe, { body: { token, confirm: false } });
    expect(asked).toEqual({ group: 'answers', name: 'Answers to you' });
    await tokenTo('reader@example.org');
    expect(api.mails).toHaveLength(2);
    for (const _time of [1, 2]) await visitor.reply(calls.unsubscribe, { body: { token, confirm: true } });
    await tokenTo('reader@example.org');
    expect(api.mails).toHaveLength(2);
    expect(await visitor.refusal(calls.unsubscribe, { body: { token: `${token}a`, confirm: true } })).toMatchObject({
      status: 404,
      code: 'notifications.token-unknown',
      message: 'This link is not valid. Change your notifications in your account.',
    });
  });

  test.each([
    ['JSON', 'application/json', '{'],
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'parts',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
    ['nothing', undefined, undefined],
  ])('ends mail by one call of a mail program that sends %s', async (_, type, payload) => {
    const token = await tokenTo('reader@example.org');
    const headers = type === undefined ? {} : { 'content-type': type };
    const url = `/api/unsubscribe/one-click?token=${token}`;
    const answer = await api.app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    await tokenTo('reader@example.org');
    expect(api.mails).toHaveLength(1);
  });

  test('refuses a body of a megabyte', async () => {
    const url = `/api/unsubscribe/one-click?token=${await tokenTo('reader@example.org')}`;
    const headers = { 'content-type': 'text/plain' };
    expect((await api.app.inject({ method: 'POST', url, headers, payload: 'x'.repeat(1_000_000) })).statusCode).toBe(413);
  });
});
