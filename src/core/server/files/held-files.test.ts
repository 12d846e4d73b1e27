import { keptFile } from '#core/testing/kept-file.ts';
import { paper, papersServerPlugin } from '#core/testing/papers-server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { demandQuota } from './file-quota.ts';
import type { FileStore } from './file-store.ts';
import type { FileTables } from './file-tables.ts';

const MEGABYTE = 1024 * 1024;

let store: FileStore;
/** Gives the test what plugins get. */
const probe = defineServerPlugin({
  id: 'probe',
  setup: ({ files }) => {
    store = files;
    return {};
  },
});
const api = testServer([papersServerPlugin, probe]);
const tables = () => api.db.$extendTables<FileTables>();

async function aPerson(name: string) {
  const { userId } = await api.as('candidate', name).actor();
  const owner = { kind: 'user', id: userId } as const;
  const use = (fileIds: readonly string[]) =>
    inTransaction(api.db, (_own, transaction) =>
      store.useExactly(transaction, { owner, purpose: paper.id, use: 'papers.cabinet', useId: userId, fileIds }),
    );
  const hold = (fileIds: readonly string[], useId: string) =>
    inTransaction(api.db, (_own, transaction) =>
      store.attach(transaction, { owner, purpose: paper.id, use: 'probe.sent', useId, fileIds, isHeld: true }),
    );
  const files = () => Promise.all([1, 2, 3].map(() => keptFile(api, owner, { purpose: paper.id })));
  return { owner, use, hold, files };
}

test('files that are only held do not keep their owner from using as many others', async () => {
  const { use, hold, files } = await aPerson('replacing');
  for (let round = 0; round < 3; round += 1) {
    const own = await files();
    await use(own);
    await hold(own, `${round}`);
  }
  await expect(use([...(await files()), ...(await files())])).rejects.toMatchObject({ code: 'invalid' });
});

test('files that are only held take no room of the quota, up to ten times the quota', async () => {
  const { owner, use, hold, files } = await aPerson('large');
  const own = await files();
  await use(own);
  await hold(own, 'a');
  await tables()
    .updateTable('files')
    .set({ stored_bytes: 17 * MEGABYTE })
    .where('id', 'in', own)
    .execute();
  const mayAdd = () => demandQuota(tables(), owner, paper, 1000);
  await expect(mayAdd()).rejects.toMatchObject({ issues: [{ code: 'files.quota' }] });
  await use([]);
  await mayAdd();
  await tables()
    .updateTable('files')
    .set({ stored_bytes: 170 * MEGABYTE })
    .where('id', 'in', own)
    .execute();
  await expect(mayAdd()).rejects.toMatchObject({ issues: [{ code: 'files.quota' }] });
});

test('the use of a held file says who reads it', async () => {
  const { hold, files } = await aPerson('read');
  const [file = ''] = await files();
  await hold([file], 'b');
  expect((await store.usedBy({ use: 'probe.sent', useId: 'b' })).map(({ id }) => id)).toEqual([file]);
  expect(await store.usedBy({ use: 'papers.cabinet', useId: 'b' })).toEqual([]);
});
