import { testServer } from '#core/testing/server-kit.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { acceptInvitation, inviteMember } from '#plugins/employer/contract/team/team-endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { applyToJob, getApplication } from '../../contract/endpoints.ts';
import { addNote, deleteNote, editNote, listNotes } from '../../contract/notes/note-endpoints.ts';
import { MOST_NOTES } from '../../contract/notes/note-schemas.ts';
import { aPosting } from '../testing/applying-world.ts';

const AT = new Date('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => AT });

/** An application to the company of this employer. */
async function anApplication(name: string): Promise<string> {
  const jobId = await aPosting(api, name);
  return (await api.as('candidate', `of-${name}`).reply(applyToJob, { params: { id: jobId }, body: {} })).id;
}

/** A recruiter of the company of this employer. */
async function aColleague(name: string) {
  const [owner, colleague] = [api.as('employer', name), api.as('employer', `${name}-colleague`)];
  const { items } = await owner.reply(listMyCompanies);
  const { email } = await colleague.actor();
  const { token } = await owner.reply(inviteMember, { params: { id: items[0]?.id ?? '' }, body: { email, role: 'recruiter' } });
  await colleague.reply(acceptInvitation, { body: { token } });
  return colleague;
}

const textsOf = async (by: ReturnType<typeof api.as>, id: string): Promise<string[]> =>
  (await by.reply(listNotes, { params: { id } })).items.map(({ text }) => text);

test('members of a company read the notes of each other, and its candidate finds no trace of them', async () => {
  const id = await anApplication('reader');
  const [owner, colleague] = [api.as('employer', 'reader'), await aColleague('reader')];
  const first = await owner.reply(addNote, { params: { id }, body: { text: 'Called on Monday.\nSpeaks Norwegian.' } });
  expect(first).toMatchObject({ text: 'Called on Monday.\nSpeaks Norwegian.', editedAt: null, earlier: [], version: 1 });
  await colleague.reply(addNote, { params: { id }, body: { text: 'Asked for a reference.' } });
  expect(await textsOf(colleague, id)).toEqual(['Called on Monday.\nSpeaks Norwegian.', 'Asked for a reference.']);
  const candidate = api.as('candidate', 'of-reader');
  expect(await candidate.status(listNotes, { params: { id } })).toBe(403);
  expect(JSON.stringify(await candidate.reply(getApplication, { params: { id } }))).not.toContain('reference');
  expect(await api.as('admin').status(listNotes, { params: { id } })).toBe(403);
});

test('an edit keeps the earlier text, and one that is based on an earlier version is refused', async () => {
  const id = await anApplication('editor');
  const owner = api.as('employer', 'editor');
  const note = await owner.reply(addNote, { params: { id }, body: { text: 'One' } });
  const edit = (text: string, version: number) => owner.reply(editNote, { params: { id: note.id }, body: { text, version } });
  expect(await edit('Two', 1)).toMatchObject({ text: 'Two', version: 2, earlier: [{ text: 'One', until: AT.toISOString() }] });
  expect(await owner.refusal(editNote, { params: { id: note.id }, body: { text: 'Three', version: 1 } })).toMatchObject({
    status: 409,
    code: 'conflict',
  });
  expect(await edit('Two', 2)).toMatchObject({ version: 2 });
  for (let version = 2; version < 26; version += 1) await edit(`Text ${version}`, version);
  const [kept] = (await owner.reply(listNotes, { params: { id } })).items;
  expect(kept?.earlier.map(({ text }) => text)).toHaveLength(20);
  expect(kept?.earlier[0]?.text).toBe('Text 24');
});

test('nobody but its author changes or deletes a note', async () => {
  const id = await anApplication('author');
  const [owner, colleague] = [api.as('employer', 'author'), await aColleague('author')];
  const { id: noteId } = await colleague.reply(addNote, { params: { id }, body: { text: 'Mine.' } });
  expect(await owner.status(editNote, { params: { id: noteId }, body: { text: 'Yours.', version: 1 } })).toBe(404);
  expect(await owner.status(deleteNote, { params: { id: noteId } })).toBe(404);
  expect(await colleague.status(deleteNote, { params: { id: noteId } })).toBe(204);
  expect(await textsOf(owner, id)).toEqual([]);
});

test('the note of a deleted account stays without the name', async () => {
  const id = await anApplication('left');
  const [owner, colleague] = [api.as('employer', 'left'), await aColleague('left')];
  await colleague.reply(addNote, { params: { id }, body: { text: 'Stays.' } });
  await api.db
    .deleteFrom('users')
    .where('id', '=', (await colleague.actor()).userId)
    .execute();
  expect((await owner.reply(listNotes, { params: { id } })).items).toMatchObject([{ text: 'Stays.', author: null }]);
});

test.each([[''], ['  \n '], ['x'.repeat(5001)], [7]])('a text that is no note (case %#) is refused', async (text) => {
  const id = await anApplication('refused');
  expect(await api.as('employer', 'refused').status(addNote, { params: { id }, body: { text } as never })).toBe(422);
});

test('twenty notes at once are all kept, and none beyond the most', async () => {
  const id = await anApplication('busy');
  const owner = api.as('employer', 'busy');
  const { userId } = await owner.actor();
  const rows = Array.from({ length: MOST_NOTES - 10 }, (_, at) => ({
    id: `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    ...{ application_id: id, author_id: userId, text: `Note ${at}`, created_at: AT },
  }));
  await api.db.$extendTables<{ application_notes: (typeof rows)[number] }>().insertInto('application_notes').values(rows).execute();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => owner.status(addNote, { params: { id }, body: { text: `At once ${at}` } })),
  );
  expect(statuses.toSorted()).toEqual([...Array(10).fill(201), ...Array(10).fill(409)]);
  expect(await textsOf(owner, id)).toHaveLength(MOST_NOTES);
});
