import { parse } from 'csv-parse/sync';
import { v7 as uuidv7 } from 'uuid';
import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { exportFeedback } from '../contract/handling-endpoints.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { storeFeedback } from './testing/stored-feedback.ts';

const NOW = new Date('2026-03-04T12:00:00Z');
const ADDRESS = '/api/feedback/export';

const api = testServer(serverPlugins, { now: () => NOW });
beforeEach(() => tables().deleteFrom('feedback').execute());

const tables = () => api.db.$extendTables<FeedbackTables>();
const handler = () => api.as('admin:feedback', 'handler');
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));

async function file(query = ''): Promise<Record<string, string>[]> {
  const answer = await api.app.inject({ url: `${ADDRESS}${query}`, headers: await handler().headers() });
  expect(answer.statusCode).toBe(200);
  return parse(answer.body, { bom: true, columns: true });
}

async function exports(): Promise<number> {
  const events = await api.db
    .$extendTables<AuditTables>()
    .selectFrom('audit_events')
    .select('outcome')
    .where('action', '=', 'feedback.exported')
    .execute();
  return events.filter(({ outcome }) => outcome === 'done').length;
}

test('the file is a CSV file with a name, and has one line with titles when nothing matches', async () => {
  const answer = await api.app.inject({ url: ADDRESS, headers: await handler().headers() });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="feedback-2026-03-04\.csv"/),
  });
  expect(answer.body).toBe(
    '\uFEFFnumber,sent_at,kind,state,rating,tags,assignee,language,page,text,sender_name,sender_email,first_answered_at,closed_at,answers\r\n',
  );
});

test('each line has the item, its people and the number of answers that the sender reads', async () => {
  const { userId: user_id, name: sender_name, email: sender_email } = await api.as('candidate', 'sender').actor();
  const { userId: assignee_id, name: assignee } = await handler().actor();
  const times = { created_at: at(1), first_answered_at: at(2), closed_at: at(3) };
  const [sent] = await storeFeedback(tables(), [
    { ...times, user_id, assignee_id, state: 'resolved', rating: 4, tags: ['speed', 'login'], page: '/jobs', email: 'other@example.test' },
    { created_at: at(0), email: 'ann@example.test', text: 'Two\nlines, "quoted"; 😀', language: 'de-AT', kind: 'question' },
  ]);
  const reply = { feedback_id: sent?.id ?? '', by: null, is_from_sender: false, is_internal: false, text: 'x', at: at(2) };
  await tables()
    .insertInto('feedback_replies')
    .values([
      { ...reply, id: uuidv7() },
      { ...reply, id: uuidv7() },
      { ...reply, id: uuidv7(), is_internal: true },
      { ...reply, id: uuidv7(), is_from_sender: true },
    ])
    .execute();
  const [first, second] = await file();
  expect(first).toEqual({
    ...{
      number: sent?.number,
      kind: 'idea',
      state: 'resolved',
      rating: '4',
      tags: 'speed, login',
      assignee,
      language: 'en',
      page: '/jobs',
    },
    ...{ sent_at: at(1).toISOString(), first_answered_at: at(2).toISOString(), closed_at: at(3).toISOString() },
    ...{ text: sent?.text, sender_name, sender_email, answers: '2' },
  });
  expect(second).toMatchObject({ text: 'Two\nlines, "quoted"; 😀', language: 'de-AT', sender_name: '', sender_email: 'ann@example.test' });
  expect(second).toMatchObject({ rating: '', tags: '', assignee: '', page: '', first_answered_at: '', closed_at: '', answers: '0' });
});

test('texts that a spreadsheet program could run as formulas have an apostrophe before them', async () => {
  const { userId: user_id } = await api.as('candidate', 'formula').actor();
  await api.db.updateTable('users').set({ name: '@SUM(A1)' }).where('id', '=', user_id).execute();
  const texts = ['=HYPERLINK("https://x.example")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '＝1'];
  await storeFeedback(
    tables(),
    texts.map((text) => ({ text, user_id, tags: ['=1+1'], email: null })),
  );
  const found = await file();
  expect(found.map(({ text }) => text).sort()).toEqual(texts.map((text) => `'${text}`).sort());
  expect(new Set(found.map(({ sender_name, tags }) => `${sender_name} ${tags}`))).toEqual(new Set([`'@SUM(A1) '=1+1`]));
});

test('the file has the filters and the order of the list, also beyond one batch and where times are equal', async () => {
  const rows = await storeFeedback(
    tables(),
    Array.from({ length: 1100 }, (_, index) => ({
      text: index % 2 === 0 ? 'An even item' : 'An odd item',
      created_at: at(index % 7),
      waiting_since: index % 11 === 0 ? null : at(index % 5),
    })),
  );
  const sorted = (timeOf: (row: (typeof rows)[number]) => Date | null | undefined) =>
    rows
      .filter((row) => timeOf(row) != null)
      .map((row) => ({ ...row, key: `${timeOf(row)?.toISOString()} ${row.id}` }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
  const newest = sorted(({ created_at }) => created_at).reverse();
  const waiting = sorted(({ waiting_since }) => waiting_since);
  const numbers = (list: readonly { number: string }[]) => list.map(({ number }) => number);
  const found = async (query: string) => (await file(query)).map(({ number }) => number);
  expect(await found('')).toEqual(numbers(newest));
  expect(await found('?sort=waiting')).toEqual(numbers(waiting));
  expect(await found('?q=odd&state=open')).toEqual(numbers(newest.filter(({ text }) => text === 'An odd item')));
});

test('each file is recorded, and a refused one is not', async () => {
  const before = await exports();
  await file();
  await file('?kind=idea');
  expect(await api.as('admin:').status(exportFeedback)).toBe(403);
  expect(await handler().status(exportFeedback, { query: { kind: 'rant' } })).toBe(422);
  expect(await exports()).toBe(before + 2);
});
