import { welcomePlaces } from '#core/server/app/welcome.ts';
import type { PendingMessage } from '#core/server/identity/identity.ts';
import { DevInbox } from '#core/server/mail/dev-inbox.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { listMessages, showMail } from '../contract/endpoints.ts';
import { workbenchServerPlugin } from './workbench.server-plugin.ts';

const asked = { askedAt: '2026-03-01T09:30:00.000Z' };
const MESSAGES: PendingMessage[] = [
  { channel: 'email', to: 'ann@example.org', mode: 'verifyEmail', code: 'one', continueUrl: 'http://localhost/jobs?q=a&b', ...asked },
  { channel: 'email', to: 'ann@example.org', mode: 'resetPassword', code: 'two', continueUrl: undefined, ...asked },
  { channel: 'email', to: 'ann@example.org', mode: 'verifyAndChangeEmail', code: 'three', continueUrl: undefined, ...asked },
  { channel: 'phone', to: '+441514960000', code: '123456', ...asked },
];

const MAIL_ID = '01980000-0000-7000-8000-000000000001';
const page = `/dev/mails/${MAIL_ID}`;
const url = '/api/dev/messages';
let api: TestServer;
beforeAll(async () => {
  const identity = { deleteAccount: async () => undefined, endSessions: async () => undefined, pendingMessages: async () => MESSAGES };
  api = await serverWith([workbenchServerPlugin], { identity });
  await new DevInbox(api.db, () => new Date('2026-03-01T10:00:00.000Z')).keep({
    id: MAIL_ID,
    to: 'candidate@demo.test',
    content: { language: 'ar', subject: 'Nord <b>', parts: [{ kind: 'paragraph', text: '<script>' }], footer: [] },
  });
});

test.each([
  [{ host: 'elsewhere.example' }, 'under a foreign name'],
  [{ host: 'localhost:3000', origin: 'https://elsewhere.example' }, 'from a foreign page'],
  [{ host: 'localhost:3000', origin: 'null' }, 'from a page without an origin'],
])('a request with %j, %s, answers 403', async (headers, _from) => {
  for (const address of [url, page]) {
    const { statusCode, body } = await api.app.inject({ url: address, headers });
    expect(statusCode).toBe(403);
    expect(body).not.toMatch(/ann@example\.org|Nord/);
  }
});

test('with a provider that sends messages itself, every request answers 404', async () => {
  const real = await serverWith([workbenchServerPlugin]);
  expect(await real.as('visitor').status(listMessages)).toBe(404);
  expect((await real.app.inject({ url, headers: { host: 'elsewhere.example' } })).statusCode).toBe(404);
  expect(await real.as('visitor').status(showMail, { params: { id: MAIL_ID } })).toBe(404);
});

test('the log at the start names the address of the inbox', () => {
  expect(api.registry.contributions(welcomePlaces).map(({ value }) => value.path)).toEqual(['/dev/inbox']);
});

test('a visitor on a page of this site reads every message, with links to the pages that accept the codes', async () => {
  const { items } = await api.as('visitor').reply(listMessages);
  expect(items).toEqual([
    {
      id: 'email ann@example.org one',
      channel: 'email',
      to: 'ann@example.org',
      mode: 'verifyEmail',
      code: 'one',
      link: '/email-verify?mode=verifyEmail&oobCode=one&continueUrl=http%3A%2F%2Flocalhost%2Fjobs%3Fq%3Da%26b',
      ...asked,
    },
    expect.objectContaining({ code: 'two', link: '/forgot-password?mode=resetPassword&oobCode=two' }),
    expect.objectContaining({ code: 'three', link: '/email-verify?mode=verifyAndChangeEmail&oobCode=three' }),
    { id: 'phone +441514960000 123456', channel: 'phone', to: '+441514960000', code: '123456', ...asked },
  ]);
});

test('a mail that was not sent is listed, and shown in a sandbox that loads nothing', async () => {
  const { mails } = await api.as('visitor').reply(listMessages);
  expect(mails).toEqual([{ id: MAIL_ID, to: 'candidate@demo.test', subject: 'Nord <b>', page, askedAt: '2026-03-01T10:00:00.000Z' }]);
  const { statusCode, headers, body } = await api.app.inject({ url: page });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toBe(
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toContain('dir="rtl"');
  expect(body).not.toContain('<script>');
});

test('a mail that is not there answers 404', async () => {
  expect(await api.as('visitor').status(showMail, { params: { id: MAIL_ID.replace('1', '2') } })).toBe(404);
  expect(await api.as('visitor').status(showMail, { params: { id: 'x' } })).toBe(404);
});
