import { sql } from 'kysely';
import { getMe } from '#core/contract/me.ts';
import { KNOWN_NOTE, noteServerPlugin, readNote, removeNote, writeNote } from '#core/testing/note-server-plugin.ts';
import { serverWith, testServer } from '#core/testing/server-kit.ts';
import { ApiFault } from '../errors/api-fault.ts';

const api = testServer([noteServerPlugin(() => beforeRead())]);
let beforeRead: () => Promise<unknown>;
beforeEach(() => {
  beforeRead = async () => undefined;
});

const known = { params: { id: KNOWN_NOTE } };
const unknown = { params: { id: '01890a5d-ac96-774b-bcce-b302099a8058' } };

test('a call for signed-in users answers 401 to a visitor', async () => {
  expect(await api.as('visitor').refusal(removeNote, known)).toEqual({
    status: 401,
    code: 'unauthenticated',
    message: 'Sign in to continue.',
    isFinal: true,
  });
});

test('a call that needs an ability answers 403 to a role without it, before it validates the input', async () => {
  expect(await api.as('employer').status(writeNote, { body: { text: '' } })).toBe(403);
});

test('a visitor is refused before the body is read', async () => {
  const answer = await api.app.inject({ method: 'POST', url: '/api/notes', payload: '{', headers: { 'content-type': 'application/json' } });
  expect(answer.statusCode).toBe(401);
});

test('a parameter of the wrong form answers 404, like a missing object', async () => {
  expect(await api.as('visitor').status(readNote, { params: { id: 'seven' } })).toBe(404);
  expect(await api.as('visitor').refusal(readNote, unknown)).toMatchObject({ status: 404, code: 'not-found' });
});

test('an invalid body answers 422 with one sentence for each field', async () => {
  expect(await api.as('candidate').refusal(writeNote, { query: { loud: 'maybe' }, body: { text: 'x', stars: 9 } })).toEqual({
    status: 422,
    code: 'invalid',
    message: 'Some of the information is not valid.',
    isFinal: true,
    issues: [
      expect.objectContaining({ path: 'loud', code: 'not-offered' }),
      { path: 'text', message: 'Use at least 2 characters.', code: 'too-short', values: { count: 2 } },
      { path: 'stars', message: 'This must be at most 5.', code: 'too-high', values: { limit: 5 } },
    ],
  });
});

test('a missing body answers 422', async () => {
  expect(await api.as('candidate').refusal(writeNote)).toMatchObject({
    status: 422,
    issues: [{ path: '', message: 'This is required.', code: 'needed' }],
  });
});

test('a valid call gets the input as its schemas parse it', async () => {
  const { status, body } = await api.as('candidate').call(writeNote, { query: { loud: true }, body: { text: '  hello\n you ' } });
  expect({ status, body }).toEqual({ status: 201, body: { id: KNOWN_NOTE, text: 'HELLO YOU', stars: null } });
});

test('fields that the reply schema does not name are not sent', async () => {
  expect(await api.as('visitor').reply(readNote, known)).toEqual({ id: KNOWN_NOTE, text: 'Hello', stars: null });
});

test('a reply that breaks its contract answers 500 and shows no details', async () => {
  beforeRead = async () => ({ stars: 'many' });
  const { body } = await api.as('visitor').failure(readNote, known);
  expect(body).toMatchObject({ code: 'internal' });
  expect(JSON.stringify(body)).not.toContain('many');
});

test('without CHECK_REPLIES replies are not checked against their contract', async () => {
  const asOperated = await serverWith([noteServerPlugin(async () => ({ text: 'x'.repeat(101) }))], { env: { CHECK_REPLIES: '0' } });
  expect(await asOperated.as('visitor').status(readNote, known)).toBe(200);
  beforeRead = async () => ({ text: 'x'.repeat(101) });
  expect((await api.as('visitor').failure(readNote, known)).body.code).toBe('internal');
});

test('a refusal that the handler does not declare answers 500', async () => {
  beforeRead = async () => {
    throw new ApiFault('note.locked');
  };
  expect((await api.as('visitor').failure(readNote, known)).body.code).toBe('internal');
});

test('a plugin can answer with its own error', async () => {
  expect(await api.as('candidate').refusal(removeNote, known)).toEqual({
    status: 409,
    code: 'note.locked',
    message: 'The note is locked.',
  });
});

test('an unavailable database answers 503 with a time to retry', async () => {
  beforeRead = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  };
  const answer = await api.app.inject(`/api/notes/${KNOWN_NOTE}`);
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('unavailable');
  expect(answer.headers['retry-after']).toBe('1');
});

test('a statement that PostgreSQL cancels after its time limit answers 503, and the server continues', async () => {
  beforeRead = async () => {
    await api.db.transaction().execute(async (db) => {
      await sql`set local statement_timeout = 50`.execute(db);
      await sql`select pg_sleep(60)`.execute(db);
    });
    return {};
  };
  expect(await api.as('visitor').refusal(readNote, known)).toMatchObject({ status: 503, code: 'unavailable' });
  beforeRead = async () => ({});
  expect(await api.as('visitor').status(readNote, known)).toBe(200);
});

test('a row that references a deleted row answers 409', async () => {
  beforeRead = async () => {
    await api.db
      .insertInto('sessions')
      .values({ id: KNOWN_NOTE, user_id: KNOWN_NOTE, auth_time: new Date(), user_agent: '', first_seen: new Date(), last_seen: new Date() })
      .execute();
    return {};
  };
  expect(await api.as('visitor').refusal(readNote, known)).toMatchObject({ status: 409, code: 'conflict' });
});

test('a full database disk answers 507', async () => {
  beforeRead = async () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  };
  expect(await api.as('visitor').refusal(readNote, known)).toMatchObject({ status: 507, code: 'storage-full' });
});

test.each(['22003', '22021', '22P02'])('a value that the database refuses with SQLSTATE %s answers 422', async (code) => {
  beforeRead = async () => {
    throw Object.assign(new Error('value out of range'), { code });
  };
  expect(await api.as('visitor').refusal(readNote, known)).toMatchObject({ status: 422, code: 'invalid' });
});

test('GET /api/me returns the user and the abilities of the user', async () => {
  const candidate = api.as('candidate');
  const { userId, email } = await candidate.actor();
  expect(await candidate.reply(getMe)).toMatchObject({ id: userId, email, role: 'candidate', abilities: ['note:create'] });
  expect(await api.as('newcomer').reply(getMe)).toMatchObject({ role: null, abilities: [] });
  expect(await api.as('visitor').status(getMe)).toBe(401);
});

test('two users with the same role are different users', async () => {
  const [one, other] = await Promise.all([api.as('employer').actor(), api.as('employer', 'second').actor()]);
  expect(one.userId).not.toBe(other.userId);
});
