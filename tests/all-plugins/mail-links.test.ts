import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { openClientFiles } from '#core/server/assets/client-files.ts';
import { htmlOf } from '#core/server/mail/mail-html.ts';
import { plainTextOf } from '#core/server/mail/mail-plain.ts';
import { mailTokens } from '#core/server/notices/mail-token.ts';
import type { NoticeKind } from '#core/server/notices/notice-kind.ts';
import { NoticeMail } from '#core/server/notices/notice-mail.ts';
import { type NoticePages, noticePages } from '#core/server/notices/notice-pages.ts';
import { type Caller, serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { TEST_SECRETS } from '#core/testing/test-secrets.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { noticeWords, sampleParams } from '../support/notice-samples.ts';

const ORIGIN = 'https://jobs.example.org';
const tokens = mailTokens(TEST_SECRETS.keysOf('core').keyFor('mail-tokens'));
const TABLES = [
  ...['notices', 'notice_choices', 'mails', 'mail_blocks', 'users', 'sessions', 'queue_jobs'],
  ...['audit_events', 'audit_details', 'audit_unsealed', 'audit_seals'],
];

let api: TestServer;
beforeAll(async () => {
  const folder = testFolder();
  writeFileSync(path.join(folder, 'index.html'), '<html><head><title>Site</title></head><body></body></html>');
  api = await serverWith(serverPlugins, { assets: await openClientFiles(folder) });
});

/** All rows of the tables that a link could change. */
async function rowsNow(): Promise<string> {
  const rows = TABLES.map((table) =>
    sql<{
      rows: string | null;
    }>`select string_agg(to_jsonb(t)::text, '\n' order by to_jsonb(t)::text) as rows from ${sql.table(table)} t`.execute(api.db),
  );
  return JSON.stringify((await Promise.all(rows)).map(({ rows: [row] }, at) => [TABLES[at], row?.rows]));
}

/** A notice that waits to be read, and its mail that waits to be sent. */
async function tellReader(kind: NoticeKind, userId: string): Promise<void> {
  const [id, params] = [uuidv7(), JSON.stringify(sampleParams(kind))];
  await sql`
    insert into notices (id, user_id, kind, about, params, due_at, told_at)
    values (${id}, ${userId}, ${kind.kind}, ${id}, ${params}::jsonb, now(), now())`.execute(api.db);
  await sql`
    insert into mails (id, user_id, group_name, notice_ids, notice_count, due_at, created_at)
    values (${uuidv7()}, ${userId}, ${kind.group}, ${[id]}::uuid[], 1, now(), now())`.execute(api.db);
}

function pages(): NoticePages {
  const [pages] = api.registry.contributions(noticePages);
  if (pages === undefined) throw new Error('No plugin shows notices');
  return pages.value;
}

/** The links of a mail, as HTML and as text, and of its headers. */
function linksOf(kind: NoticeKind, token: string, hasAccount: boolean): readonly string[] {
  const reader = { locale: 'en', time_zone: 'UTC', hasAccount };
  const place = { origin: ORIGIN, pages: pages(), token: kind.group === 'security' ? undefined : token };
  const notice = { kind, params: sampleParams(kind), count: 1 };
  const contents = [
    new NoticeMail(noticeWords).ofOne(notice, reader, place),
    new NoticeMail(noticeWords).ofMany([notice], 60, reader, place),
  ];
  const texts = contents.flatMap((content) => [htmlOf(content, 'Site'), plainTextOf(content)]);
  const found = texts.flatMap((text) => text.match(/https?:\/\/[^\s"<>]+/g) ?? []).map((link) => link.replaceAll(/&(amp|#38);/g, '&'));
  // Some programs put what follows `#` into the address.
  const all = [...found, ...found.map((link) => link.replace('#', '?')), `${ORIGIN}${pages().oneClick}?token=${token}`];
  return [...new Set(all.filter((link) => link.startsWith(ORIGIN)))];
}

const open = async (links: readonly string[], headers: Readonly<Record<string, string>>): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (const link of links) {
    for (const method of ['GET', 'HEAD'] as const) {
      const url = link.slice(ORIGIN.length).replace(/#.*/, '') || '/';
      const accept = 'text/html,*/*';
      statuses.push((await api.app.inject({ method, url, headers: { accept, ...headers } })).statusCode);
    }
  }
  return statuses;
};

test('A program that opens every link of the mail of every kind by GET and HEAD changes nothing, signed out or as the reader', async () => {
  for (const { kind } of api.registry.noticeKinds.all) {
    const who: Caller = kind.roles.includes('candidate') ? 'candidate' : (kind.roles[0] ?? 'candidate');
    const reader = api.as(who);
    const { userId } = await reader.actor();
    await tellReader(kind, userId);
    const links = [
      ...linksOf(kind, tokens.write({ kind: 'user', id: userId, group: kind.group }), true),
      ...linksOf(kind, tokens.write({ kind: 'address', id: 'h'.repeat(43), group: kind.group }), false),
    ];
    const before = await rowsNow();
    const statuses = [...(await open(links, {})), ...(await open(links, await reader.headers()))];
    expect([kind.kind, statuses.filter((status) => status >= 500)]).toEqual([kind.kind, []]);
    expect(statuses).toContain(200);
    expect([kind.kind, await rowsNow()]).toEqual([kind.kind, before]);
  }
});

test('The same links change something as soon as their reader confirms, so the rows that are compared would show it', async () => {
  const { userId } = await api.as('candidate').actor();
  const before = await rowsNow();
  const token = tokens.write({ kind: 'user', id: userId, group: 'applications' });
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: `${pages().oneClick}?token=${token}`,
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(statusCode).toBe(200);
  expect(await rowsNow()).not.toBe(before);
});
