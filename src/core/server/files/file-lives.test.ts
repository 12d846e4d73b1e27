import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteFile, getFile, linkFile, uploadFile } from '#core/contract/files/endpoints.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { fileAway, paper, papersServerPlugin } from '#core/testing/papers-server-plugin.ts';
import { type S3Stub, startS3Stub } from '#core/testing/s3-stub.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { pdfOf } from '#core/testing/test-pdf.ts';
import type { Environment } from '../config/read-config.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import type { FileStore } from './file-store.ts';
import type { FileTables } from './file-tables.ts';

let api: TestServer;
let store: FileStore;
let now = new Date();

/** Gives the test what plugins get. */
const probe = defineServerPlugin({
  id: 'probe',
  setup: ({ files }) => {
    store = files;
    return {};
  },
});

/** A place for content, as the tests see it. */
interface Place {
  readonly env: () => Promise<Environment>;
  readonly contents: () => Promise<string[]>;
  /** Puts content there that no row knows. */
  readonly leave: (key: string) => Promise<void>;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const folder = (): string => join(api.dataDir, 'files');
const inFolder: Place = {
  env: async () => ({}),
  contents: () => readdir(folder()).catch(() => []),
  leave: async (key) => {
    await mkdir(folder(), { recursive: true });
    await writeFile(join(folder(), key), 'content');
  },
  goAway: async () => {
    await rm(folder(), { recursive: true });
    await writeFile(folder(), 'This is no folder');
  },
  comeBack: () => rm(folder()),
  close: async () => undefined,
};

let bucket: S3Stub;
const inBucket: Place = {
  env: async () => {
    bucket = await startS3Stub('trellis');
    const key = { FILES_S3_ACCESS_KEY_ID: 'key', FILES_S3_SECRET_ACCESS_KEY: 'secret' };
    return { FILES_S3_BUCKET: 'trellis', FILES_S3_ENDPOINT: bucket.origin, ...key };
  },
  contents: async () => bucket.keys(),
  leave: async (key) => {
    const headers = { authorization: 'AWS4-HMAC-SHA256 test' };
    await fetch(`${bucket.origin}/trellis/${key}`, { method: 'PUT', headers, body: 'content' });
  },
  goAway: async () => {
    bucket.isAway = true;
  },
  comeBack: async () => {
    bucket.isAway = false;
  },
  close: () => bucket.close(),
};

const HOUR = 3_600_000;
const tables = () => api.db.$extendTables<FileTables>();
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};
const sent = (name?: string): Promise<StoredFile> =>
  api
    .as('candidate', name)
    .reply(
      uploadFile as never,
      { query: { purpose: paper.id }, file: { name: 'a.pdf', content: pdfOf() } } as never,
    ) as Promise<StoredFile>;
const fileAwayAll = (fileIds: readonly string[]) => api.as('candidate').reply(fileAway, { body: { fileIds: [...fileIds] } });
const sweep = () => api.runSchedule('core.sweep-files');
const isThere = async (id: string): Promise<boolean> => (await api.as('candidate').status(getFile, { params: { id } })) === 200;

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('with %s as the storage', (_, place) => {
  const contents = (): Promise<string[]> => place.contents();
  beforeEach(async () => {
    now = new Date();
    api = await serverWith([papersServerPlugin, probe], { now: () => now, env: await place.env() });
  });
  afterEach(async () => {
    await api.close();
    await place.close();
  });

  test('the content of a file is what was sent', async () => {
    const { id } = await sent();
    const { url } = await api.as('candidate').reply(linkFile, { params: { id }, body: { disposition: 'inline' } });
    const answer = await api.app.inject({ method: 'GET', url });
    expect(answer.rawPayload.equals(pdfOf())).toBe(true);
  });

  test('a file without a use is deleted with its content after 24 hours, and one in use stays', async () => {
    const [used, unused] = [await sent(), await sent()];
    await fileAwayAll([used.id]);
    later(23 * HOUR);
    await sweep();
    expect([await isThere(used.id), await isThere(unused.id)]).toEqual([true, true]);
    later(2 * HOUR);
    await sweep();
    expect([await isThere(used.id), await isThere(unused.id)]).toEqual([true, false]);
    expect(await contents()).toHaveLength(1);
  });

  test('the 24 hours begin when the last use ends', async () => {
    const { id } = await sent();
    await fileAwayAll([id]);
    later(48 * HOUR);
    await fileAwayAll([]);
    later(23 * HOUR);
    await sweep();
    expect(await isThere(id)).toBe(true);
    later(2 * HOUR);
    await sweep();
    expect(await isThere(id)).toBe(false);
  });

  test('another object keeps a file that one object releases', async () => {
    const { id } = await sent();
    await fileAwayAll([id]);
    const { userId } = await api.as('candidate').actor();
    const application = { use: 'papers.application', useId: 'seven' };
    await inTransaction(api.db, (_own, transaction) =>
      store.attach(transaction, { ...application, owner: { kind: 'user', id: userId }, purpose: paper.id, fileIds: [id] }),
    );
    await fileAwayAll([]);
    later(48 * HOUR);
    await sweep();
    expect(await isThere(id)).toBe(true);
    await inTransaction(api.db, (_own, transaction) => store.release(transaction, application, [id]));
    later(25 * HOUR);
    await sweep();
    expect(await isThere(id)).toBe(false);
  });

  test('a transaction that is rolled back neither uses nor releases a file', async () => {
    const { id } = await sent();
    const { userId } = await api.as('candidate').actor();
    const files = { use: 'papers.cabinet', useId: userId, owner: { kind: 'user', id: userId }, purpose: paper.id, fileIds: [id] } as const;
    const rolledBack = inTransaction(api.db, async (_own, transaction) => {
      await store.attach(transaction, files);
      throw new Error('The object is not saved');
    });
    await expect(rolledBack).rejects.toThrow('The object is not saved');
    expect(await api.as('candidate').status(deleteFile, { params: { id } })).toBe(204);
  });

  test.each([
    ['of another user', async () => (await sent('other')).id],
    ['that does not exist', async () => '01890a5d-ac96-774b-bcce-b302099a8058'],
  ])('a file %s is not used, and the refusal names its field', async (_kind, idOf) => {
    const own = await sent();
    expect(await api.as('candidate').refusal(fileAway, { body: { fileIds: [own.id, await idOf()] } })).toMatchObject({
      status: 422,
      issues: [{ path: 'fileIds.1', code: 'files.not-yours' }],
    });
  });

  test('a use that begins while the sweep runs keeps its file', async () => {
    const { id } = await sent();
    later(25 * HOUR);
    await Promise.all([sweep(), fileAwayAll([id]).catch(() => undefined)]);
    const uses = await tables().selectFrom('file_uses').selectAll().execute();
    expect(await isThere(id)).toBe(uses.length === 1);
  });

  test('an upload whose server died cannot be seen, and the sweep deletes it', async () => {
    const { id } = await sent();
    await tables().updateTable('files').set({ state: 'storing' }).execute();
    expect(await isThere(id)).toBe(false);
    later(31 * 60_000);
    await sweep();
    expect(await tables().selectFrom('files').selectAll().execute()).toEqual([]);
    expect(await contents()).toEqual([]);
  });

  test('content that a dead server left written down is deleted by the sweep', async () => {
    await place.leave('left');
    await tables().insertInto('file_removals').values({ storage_key: 'left', added_at: now }).execute();
    await sweep();
    expect(await contents()).toEqual([]);
    expect(await tables().selectFrom('file_removals').selectAll().execute()).toEqual([]);
  });

  test('while the storage is away, an upload is answered 503 and leaves nothing, and a deletion is done later', async () => {
    const { id } = await sent();
    await place.goAway();
    const input = { query: { purpose: paper.id }, file: { name: 'a.pdf', content: pdfOf() } };
    expect(await api.as('candidate').refusal(uploadFile, input)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await tables().selectFrom('files').select('id').execute()).toEqual([{ id }]);
    await api.as('candidate').reply(deleteFile, { params: { id } });
    expect((await api.drain({ failures: 'expected' })).failed).not.toEqual([]);
    await place.comeBack();
    await sweep();
    expect(await tables().selectFrom('file_removals').selectAll().execute()).toEqual([]);
  });

  test('the files of an owner who leaves go with the rows of the same transaction', async () => {
    await fileAwayAll([(await sent()).id, (await sent()).id]);
    await sent('other');
    const { userId } = await api.as('candidate').actor();
    const owner = { kind: 'user', id: userId } as const;
    expect(await store.countOf(owner)).toBe(2);
    await inTransaction(api.db, (_own, transaction) => store.forgetOwner(transaction, owner));
    await api.drain();
    expect(await store.countOf(owner)).toBe(0);
    expect(await contents()).toHaveLength(1);
  });

  test('files are found by their ids, with those that are being stored left out', async () => {
    const [first, second] = [await sent(), await sent()];
    await tables().updateTable('files').set({ state: 'storing' }).where('id', '=', second.id).execute();
    expect([...(await store.filesOf([first.id, second.id]))]).toEqual([[first.id, first]]);
    expect((await store.filesOf([])).size).toBe(0);
  });
});
