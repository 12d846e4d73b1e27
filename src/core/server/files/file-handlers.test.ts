import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { deleteFile, getFile, linkFile, uploadFile } from '#core/contract/files/endpoints.ts';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import type { FileLink, StoredFile } from '#core/contract/files/schemas.ts';
import { fileAway, GUILD, hangCrest, papersServerPlugin } from '#core/testing/papers-server-plugin.ts';
import { type Caller, testServer } from '#core/testing/server-kit.ts';
import { pngOf } from '#core/testing/test-files.ts';
import { pdfOf } from '#core/testing/test-pdf.ts';
import type { FileTables } from './file-tables.ts';

const api = testServer([papersServerPlugin], { now: () => now });
let now = new Date();
beforeEach(() => {
  now = new Date();
});

const PAPER = { name: 'paper.pdf', content: pdfOf() };
const MISSING = '01890a5d-ac96-774b-bcce-b302099a8058';

const sent = async (who: Caller, input: object, name?: string): Promise<StoredFile> =>
  api.as(who, name).reply(uploadFile as never, input as never) as Promise<StoredFile>;
const paperOf = (name?: string): Promise<StoredFile> => sent('candidate', { query: { purpose: 'paper' }, file: PAPER }, name);
const tables = () => api.db.$extendTables<FileTables>();

/** Opens an address without a token of the session, as browsers do. */
const opened = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url, headers });

/** Names of the contents in the storage. */
const contents = async (): Promise<string[]> => readdir(join(api.dataDir, 'files')).catch(() => []);

describe('an upload', () => {
  const query = { purpose: 'paper' };

  test('answers 404 for a foreign owner', async () => {
    const other = await api.as('candidate', 'other').actor();
    expect(await api.as('candidate').status(uploadFile, { query: { ...query, owner: other.userId }, file: PAPER })).toBe(404);
    expect(await api.as('candidate').status(uploadFile, { query: { purpose: 'crest', owner: GUILD }, file: PAPER })).toBe(404);
  });

  test.each([
    ['an unknown purpose', { query: { purpose: 'poem' }, file: PAPER }, 'purpose', 'invalid'],
    ['a purpose that is a path', { query: { purpose: '../cv' }, file: PAPER }, 'purpose', 'wrong-form'],
    ['an owner that is not an id', { query: { purpose: 'crest', owner: "' or 1=1" }, file: PAPER }, 'owner', 'not-id'],
    ['a file over its limit', { query, file: { ...PAPER, content: Buffer.alloc(100_001) } }, '', 'files.too-large'],
  ])('with %s is refused with 422', async (_, input, path, code) => {
    expect(await api.as('candidate').refusal(uploadFile, input)).toMatchObject({ status: 422, issues: [{ path, code }] });
  });

  test('answers 201 with the file, which the owner sees', async () => {
    const file = await sent('candidate', { query, file: { ...PAPER, name: '../../etc/cv\u202e\u0000.pdf' } });
    expect(file).toMatchObject({
      purpose: 'paper',
      name: 'cv.pdf',
      mediaType: 'application/pdf',
      bytes: PAPER.content.length,
      state: 'ready',
    });
    expect(await api.as('candidate').reply(getFile, { params: { id: file.id } })).toEqual(file);
  });

  test('gets the ending of its content if its name has none or a false one', async () => {
    for (const [name, expected] of [
      ['Dr. S. Levi', 'Dr. S. Levi.pdf'],
      ['cv.docx', 'cv.pdf'],
      ['CV pracuj.pl.pdf', 'CV pracuj.pl.pdf'],
    ] as const) {
      const file = await sent('candidate', { query: { purpose: 'paper' }, file: { ...PAPER, name } });
      expect(file.name).toBe(expected);
      await api.as('candidate').reply(deleteFile, { params: { id: file.id } });
    }
  });

  test('keeps the content under a key that holds nothing of the name', async () => {
    const { id } = await paperOf();
    const row = await tables().selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.storage_key).toMatch(/^[0-9a-f]{48}$/);
    expect(await contents()).toContain(row.storage_key);
  });

  test('is refused when the owner has no room left, whether files come one after another or at once', async () => {
    await paperOf('full');
    const { userId } = await api.as('candidate', 'full').actor();
    await tables()
      .updateTable('files')
      .set({ stored_bytes: 50 * 1024 * 1024 - PAPER.content.length })
      .where('owner_id', '=', userId)
      .execute();
    const both = await Promise.all([1, 2, 3].map(() => api.as('candidate', 'full').status(uploadFile, { query, file: PAPER })));
    expect(both.sort()).toEqual([201, 422, 422]);
    expect(await api.as('candidate', 'full').refusal(uploadFile, { query, file: PAPER })).toMatchObject({
      issues: [{ code: 'files.quota', values: { used: '50 MB', quota: '50 MB' } }],
    });
  });

  test('is refused when too many files of the owner have no use', async () => {
    const { id } = await paperOf('hoarder');
    const row = await tables().selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 22 }, (_, place) => ({
      ...row,
      id: uuidv7(),
      storage_key: `copy-${place}`,
      details: '{}',
    }));
    await tables().insertInto('files').values(copies).execute();
    expect(await api.as('candidate', 'hoarder').refusal(uploadFile, { query, file: PAPER })).toMatchObject({
      issues: [{ code: 'files.too-many', values: { limit: 23 } }],
    });
  });
});

describe('a file', () => {
  test('is seen and deleted by its owner alone', async () => {
    const params = { id: (await paperOf()).id };
    for (const call of [getFile, deleteFile]) {
      expect(await api.as('candidate', 'other').status(call, { params })).toBe(404);
      expect(await api.as('employer').status(call, { params })).toBe(404);
      expect(await api.as('admin').status(call, { params })).toBe(404);
      expect(await api.as('candidate').status(call, { params: { id: MISSING } })).toBe(404);
    }
    expect(await api.as('candidate').status(deleteFile, { params })).toBe(204);
    expect(await api.as('candidate').status(getFile, { params })).toBe(404);
    expect(await api.as('candidate').status(deleteFile, { params })).toBe(404);
  });

  test('that is deleted loses its content after the commit', async () => {
    const { id } = await paperOf('cleaner');
    const { storage_key } = await tables().selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await api.as('candidate', 'cleaner').reply(deleteFile, { params: { id } });
    await api.drain();
    expect(await contents()).not.toContain(storage_key);
    expect(await tables().selectFrom('file_removals').selectAll().where('storage_key', '=', storage_key).execute()).toEqual([]);
  });

  test('in use is not deleted', async () => {
    const { id } = await paperOf('user');
    await api.as('candidate', 'user').reply(fileAway, { body: { fileIds: [id] } });
    expect(await api.as('candidate', 'user').refusal(deleteFile, { params: { id } })).toMatchObject({ status: 409, code: 'file-in-use' });
  });
});

describe('a link', () => {
  const body = { disposition: 'inline' } as const;
  const linkOf = (who: Caller, id: string, name?: string): Promise<FileLink> => api.as(who, name).reply(linkFile, { params: { id }, body });

  test('is made for the owner and for those who may read a use of the file', async () => {
    const { id } = await paperOf('linked');
    const params = { id };
    expect(await api.as('candidate', 'other').status(linkFile, { params, body })).toBe(404);
    expect(await api.as('admin').status(linkFile, { params, body })).toBe(404);
    expect(await api.as('employer').status(linkFile, { params, body })).toBe(404);
    expect(await api.as('candidate', 'linked').status(linkFile, { params, body: { disposition: 'page' } })).toBe(422);
    expect(await api.as('candidate', 'linked').status(linkFile, { params, body })).toBe(201);
    await api.as('candidate', 'linked').reply(fileAway, { body: { fileIds: [id] } });
    expect(await api.as('employer').status(linkFile, { params, body })).toBe(201);
    await api.as('candidate', 'linked').reply(fileAway, { body: { fileIds: [] } });
    expect(await api.as('employer').status(linkFile, { params, body })).toBe(404);
  });

  test('opens the content with headers under which browsers run nothing', async () => {
    const { id } = await sent('candidate', { query: { purpose: 'paper' }, file: { ...PAPER, name: 'Lebenslauf für Ü.pdf' } });
    const { url, expiresAt } = await linkOf('candidate', id);
    expect(new Date(expiresAt).getTime() - now.getTime()).toBeGreaterThan(59_000);
    const answer = await opened(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(PAPER.content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PAPER.content.length),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="Lebenslauf f_r _.pdf"; filename*=UTF-8''Lebenslauf%20f%C3%BCr%20%C3%9C.pdf`,
    });
  });

  test('to save sends an attachment', async () => {
    const { id } = await paperOf();
    const { url } = await api.as('candidate').reply(linkFile, { params: { id }, body: { disposition: 'attachment' } });
    expect((await opened(url)).headers['content-disposition']).toBe('attachment; filename="paper.pdf"');
  });

  test('answers 404 after 60 seconds, with a changed bit, and for another signed-in user', async () => {
    const { id } = await paperOf();
    const { url } = await linkOf('candidate', id);
    expect((await opened(url, await api.as('candidate').headers())).statusCode).toBe(200);
    expect((await opened(url, await api.as('candidate', 'other').headers())).statusCode).toBe(404);
    const token = Buffer.from(url.replace('/files/', ''), 'base64url');
    for (let place = 0; place < token.length; place += 1) {
      const changed = Buffer.from(token);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect((await opened(`/files/${changed.toString('base64url')}`)).statusCode).toBe(404);
    }
    now = new Date(now.getTime() + 61_000);
    expect((await opened(url)).statusCode).toBe(404);
  });

  test('answers 404 after the file was deleted', async () => {
    const { id } = await paperOf();
    const { url } = await linkOf('candidate', id);
    await api.as('candidate').reply(deleteFile, { params: { id } });
    expect((await opened(url)).statusCode).toBe(404);
  });

  test.each(['/files', '/files/', '/files/x', '/files/..%2f..%2fetc%2fpasswd', `/files/${MISSING}`, '/api/files'])(
    'is not guessed: %s answers 404 or 405',
    async (url) => {
      expect([404, 405]).toContain((await opened(url, await api.as('candidate').headers())).statusCode);
    },
  );

  test('of another reader than the owner stands in the audit record with reader, owner and time', async () => {
    const { id } = await paperOf('audited');
    await api.as('candidate', 'audited').reply(fileAway, { body: { fileIds: [id] } });
    await linkOf('candidate', id, 'audited');
    await linkOf('employer', id, 'reader');
    const events = await api.db
      .$extendTables<{
        audit_events: { id: string; actor_id: string; action: string; subject_id: string; at: Date };
        audit_details: { event_id: string; changes: unknown };
      }>()
      .selectFrom('audit_events')
      .innerJoin('audit_details', 'event_id', 'id')
      .select(['actor_id', 'at', 'changes'])
      .where('action', '=', 'file.read')
      .where('subject_id', '=', id)
      .execute();
    const [reader, owner] = [await api.as('employer', 'reader').actor(), await api.as('candidate', 'audited').actor()];
    expect(events).toEqual([
      {
        actor_id: reader.userId,
        at: now,
        changes: {
          purpose: { from: null, to: 'paper' },
          ownerKind: { from: null, to: 'user' },
          ownerId: { from: null, to: owner.userId },
          disposition: { from: null, to: 'inline' },
        },
      },
    ]);
  });
});

describe('a public picture', () => {
  const crestOf = async (): Promise<StoredFile> =>
    sent('employer', { query: { purpose: 'crest', owner: GUILD }, file: { name: 'crest.png', content: await pngOf() } });

  test('is served to everybody in its sizes while an object uses it, and may be kept for ever', async () => {
    const { id, mediaType } = await crestOf();
    expect(mediaType).toBe('image/webp');
    const url = publicPictureAddress(id, '16');
    expect((await opened(url)).statusCode).toBe(404);
    await api.as('employer').reply(hangCrest, { body: { fileIds: [id] } });
    const answer = await opened(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect((await opened(publicPictureAddress(id, '64'))).statusCode).toBe(404);
    expect((await opened(url.replace('.webp', '.png'))).statusCode).toBe(404);
    expect((await opened(publicPictureAddress(MISSING, '16'))).statusCode).toBe(404);
  });

  test('does not make the files of other purposes public', async () => {
    const { id } = await paperOf('private');
    await api.as('candidate', 'private').reply(fileAway, { body: { fileIds: [id] } });
    expect((await opened(publicPictureAddress(id, 'whole'))).statusCode).toBe(404);
  });

  test('gives way to another one, although only one may be in use', async () => {
    const [first, second] = [await crestOf(), await crestOf()];
    await api.as('employer').reply(hangCrest, { body: { fileIds: [first.id] } });
    await api.as('employer').reply(hangCrest, { body: { fileIds: [second.id] } });
    expect((await opened(publicPictureAddress(first.id, '16'))).statusCode).toBe(404);
    expect(await api.as('employer').refusal(hangCrest, { body: { fileIds: [first.id, second.id] } })).toMatchObject({
      status: 422,
      issues: [{ code: 'files.too-many', values: { limit: 1 } }],
    });
    expect((await opened(publicPictureAddress(second.id, '16'))).statusCode).toBe(200);
  });
});
