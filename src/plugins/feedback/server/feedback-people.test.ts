import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listFeedbackTags, listHandlers } from '../contract/handling-endpoints.ts';
import { handled, sentFeedback } from './testing/sent-feedback.ts';

const api = testServer(serverPlugins);

test('active administrators with the duty are listed by name', async () => {
  const listed = async () => (await api.as('admin').reply(listHandlers)).items;
  for (const name of ['zoe', 'bo']) await api.as('admin:feedback', name).actor();
  await api.as('admin:users,feedback', 'amy').actor();
  const names = (await listed()).map(({ name }) => name);
  expect(names).toEqual(['admin-first', 'admin:feedback-bo', 'admin:feedback-zoe', 'admin:users,feedback-amy']);
  const { userId, name, email } = await api.as('admin:feedback', 'bo').actor();
  expect(await listed()).toContainEqual({ id: userId, name, email });
  const away = { status: 'suspended', suspended_for: 'by-request', suspended_at: new Date() } as const;
  await api.db.updateTable('users').set(away).where('id', '=', userId).execute();
  // A former administrator can still be in a group.
  const former = await api.as('admin:feedback', 'zoe').actor();
  await api.db.updateTable('users').set({ role: 'candidate' }).where('id', '=', former.userId).execute();
  expect((await listed()).map((person) => person.name)).toEqual(['admin-first', 'admin:users,feedback-amy']);
});

test('tags are listed with their numbers, the most frequent first', async () => {
  const admin = api.as('admin');
  for (const tags of [['maps'], ['maps', 'login'], ['words'], ['login', 'maps'], []]) {
    await handled(admin, (await sentFeedback(api.as('candidate'))).id, { tags });
  }
  expect((await admin.reply(listFeedbackTags)).items).toEqual([
    { tag: 'maps', count: 3 },
    { tag: 'login', count: 2 },
    { tag: 'words', count: 1 },
  ]);
  const many = Array.from({ length: 11 }, (_, row) => Array.from({ length: 10 }, (_tag, number) => `tag ${row} ${number}`));
  for (const tags of many) await handled(admin, (await sentFeedback(api.as('candidate'))).id, { tags });
  expect((await admin.reply(listFeedbackTags)).items).toHaveLength(100);
});
