import { sql } from 'kysely';
import { freshDatabase } from '#core/testing/test-database.ts';
import { DevInbox } from './dev-inbox.ts';
import type { OutgoingMail } from './mailer.ts';

const database = freshDatabase();
const DAY_MS = 86_400_000;
let now: Date;
let inbox: DevInbox;
beforeEach(() => {
  now = new Date('2026-03-01T09:00:00Z');
  inbox = new DevInbox(database.db, () => now);
});

const idOf = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const mail = (number: number): OutgoingMail => ({
  id: idOf(number),
  to: 'candidate@demo.test',
  content: { language: 'en', subject: `Mail ${number}`, parts: [{ kind: 'paragraph', text: 'Words & more' }], footer: [] },
});

test('a mail is listed and shown as it would be sent, also to an address without a mail server', async () => {
  await inbox.keep(mail(1));
  expect(await inbox.list()).toEqual([{ id: idOf(1), to: 'candidate@demo.test', subject: 'Mail 1', keptAt: now }]);
  expect(await inbox.htmlOf(idOf(1))).toContain('Words &#38; more');
  expect(await inbox.htmlOf(idOf(2))).toBeUndefined();
});

test('a mail that is sent again is kept once', async () => {
  await inbox.keep(mail(1));
  await inbox.keep(mail(1));
  expect(await inbox.list()).toHaveLength(1);
});

test('the newest 500 are kept, newest first', async () => {
  await sql`
    insert into dev_mails (id, to_address, subject, html, kept_at)
    select gen_random_uuid(), 'a@demo.test', 'Mail ' || n, '', ${now}::timestamptz - n * interval '1 second' from generate_series(1, 520) n`.execute(
    database.db,
  );
  await inbox.keep(mail(0));
  const subjects = (await inbox.list()).map(({ subject }) => subject);
  expect(subjects).toEqual(Array.from({ length: 500 }, (_, at) => `Mail ${at}`));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from dev_mails`.execute(database.db);
  expect(rows[0]?.count).toBe(500);
});

test('a mail is removed after seven days', async () => {
  await inbox.keep(mail(1));
  now = new Date(now.getTime() + 7 * DAY_MS);
  await inbox.purge();
  expect(await inbox.list()).toHaveLength(1);
  now = new Date(now.getTime() + 1);
  await inbox.purge();
  expect(await inbox.list()).toEqual([]);
});

test('twenty mails at once are all kept', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => inbox.keep(mail(at))));
  expect(await inbox.list()).toHaveLength(20);
});
