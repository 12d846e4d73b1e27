import { uploadFile } from '#core/contract/files/endpoints.ts';
import { papersServerPlugin } from '#core/testing/papers-server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { pdfOf } from '#core/testing/test-pdf.ts';
import type { CheckedFile, UncheckedFile } from './checks/checked-file.ts';
import type { FileTables } from './file-tables.ts';

/** The checks that have begun. They end when the test says so. */
const mockChecks: (() => void)[] = [];
jest.mock('./checks/check-file.ts', () => ({
  checkFile: ({ path, bytes }: UncheckedFile) =>
    new Promise<CheckedFile>((resolve) => {
      mockChecks.push(() => resolve({ kind: 'pdf', details: {}, parts: [{ name: '', path, bytes }] }));
    }),
}));

const PAPER = { name: 'paper.pdf', content: pdfOf() };
const input = { query: { purpose: 'paper' }, file: PAPER };

const api = testServer([papersServerPlugin]);

async function endChecks(uploads: readonly Promise<unknown>[]): Promise<void> {
  const all = Promise.all(uploads);
  let isOver = false;
  void all.then(() => {
    isOver = true;
  });
  while (!isOver) {
    mockChecks.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const untilChecked = async (): Promise<void> => {
  while (mockChecks.length === 0) await new Promise((resolve) => setImmediate(resolve));
};

test('an upload while the files of its owner wait for their checks is refused when they have taken the rest of the room', async () => {
  const caller = api.as('candidate', 'full');
  const first = caller.status(uploadFile, input);
  await untilChecked();
  await endChecks([first]);
  const { userId } = await caller.actor();
  await api.db
    .$extendTables<FileTables>()
    .updateTable('files')
    .set({ stored_bytes: 50 * 1024 * 1024 - PAPER.content.length - 1 })
    .where('owner_id', '=', userId)
    .execute();
  const waiting = caller.status(uploadFile, input);
  await untilChecked();
  expect(await caller.refusal(uploadFile, input)).toMatchObject({ status: 422, issues: [{ code: 'files.quota' }] });
  await endChecks([waiting]);
  expect(await waiting).toBe(201);
});

test('an upload while the files of its owner wait for their checks is refused with 503 when all places are taken, and says when to try again', async () => {
  const caller = api.as('candidate', 'sender');
  const uploads = Array.from({ length: 34 }, () => caller.call(uploadFile as never, input as never));
  expect(await Promise.race(uploads)).toMatchObject({ status: 503, body: { code: 'files-busy', retryAfter: 10 } });
  await endChecks(uploads);
});
