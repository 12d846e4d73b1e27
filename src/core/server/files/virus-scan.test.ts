import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { getFile, linkFile, uploadFile } from '#core/contract/files/endpoints.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { fileAway, GUILD, papersServerPlugin } from '#core/testing/papers-server-plugin.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { pdfOf } from '#core/testing/test-pdf.ts';
import type { FileTables } from './file-tables.ts';

/** Content in which the fake scanner finds a virus. */
const VIRUS = 'a virus for this test';

/** Content at which the fake scanner closes the connection. */
const TOO_MUCH = 'too much for this scanner';

/** A daemon that answers as clamd does (the command INSTREAM, and PING). */
function fakeClamd(): Promise<Server> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const text = received.toString('latin1');
      if (text.includes(TOO_MUCH)) socket.destroy();
      else if (text.includes('PING')) socket.end('PONG\n');
      else if (text.includes('VERSION')) socket.end('ClamAV 1.4.0\n');
      // A part of length zero ends the content.
      else if (received.subarray(-4).equals(Buffer.alloc(4)))
        socket.end(text.includes(VIRUS) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const closed = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));

let clamd: Server;
let api: TestServer;
beforeAll(async () => {
  clamd = await fakeClamd();
  const { port } = clamd.address() as AddressInfo;
  api = await serverWith([papersServerPlugin], { env: { CLAMAV_ADDRESS: `127.0.0.1:${port}` } });
});
afterAll(() => (clamd.listening ? closed(clamd) : undefined));

const sent = (content: Buffer): Promise<StoredFile> =>
  api
    .as('candidate')
    .reply(uploadFile as never, { query: { purpose: 'paper' }, file: { name: 'a.pdf', content } } as never) as Promise<StoredFile>;
const body = { disposition: 'inline' } as const;
const infected = Buffer.concat([pdfOf(), Buffer.from(`% ${VIRUS}\n`)]);

test('a file cannot be read before it was found clean', async () => {
  const { id, state } = await sent(pdfOf());
  expect(state).toBe('pending');
  await api.as('candidate').reply(fileAway, { body: { fileIds: [id] } });
  for (const who of ['candidate', 'employer'] as const) {
    expect(await api.as(who).refusal(linkFile, { params: { id }, body })).toMatchObject({ status: 409, code: 'file-pending' });
  }
  await api.drain();
  expect(await api.as('candidate').reply(getFile, { params: { id } })).toMatchObject({ state: 'ready' });
  expect(await api.as('employer').status(linkFile, { params: { id }, body })).toBe(201);
});

test('the content of an infected file is deleted, and its owner sees the reason', async () => {
  const before = await readdir(join(api.dataDir, 'files'));
  const { id } = await sent(infected);
  await api.drain();
  expect(await api.as('candidate').reply(getFile, { params: { id } })).toMatchObject({ state: 'infected' });
  expect(await api.as('candidate').status(linkFile, { params: { id }, body })).toBe(404);
  expect(await readdir(join(api.dataDir, 'files'))).toEqual(before);
  expect(await api.as('candidate').refusal(fileAway, { body: { fileIds: [id] } })).toMatchObject({
    issues: [{ path: 'fileIds.0', code: 'files.virus', message: 'A virus was found in this file. It was deleted.' }],
  });
});

test('the owner of an infected file is told which virus was found in which file, once', async () => {
  const told = async (who: 'candidate' | 'employer') => (await api.told(who)).map(({ text }) => text);
  const before = (await told('candidate')).length;
  const { userId } = await api.as('candidate').actor();
  await api.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  await sent(infected);
  await sent(pdfOf());
  await api.drain();
  await api.runSchedule('core.scan-waiting-files');
  const texts = await told('candidate');
  expect([texts.length - before, texts[0]]).toEqual([
    1,
    'The virus scanner found “Test.Virus” in the file “a.pdf”. The file was removed, and nobody can open it.',
  ]);
  expect(await told('employer')).toEqual([]);
});

test('of an infected file of a company, the member who uploaded it is told', async () => {
  const { userId: uploaded_by } = await api.as('employer', 'uploader').actor();
  const { id } = await sent(infected);
  const ofCompany = { owner_kind: 'company', owner_id: GUILD, uploaded_by } as const;
  await api.db.$extendTables<FileTables>().updateTable('files').set(ofCompany).where('id', '=', id).execute();
  await api.drain();
  expect((await api.told('employer', 'uploader')).map(({ title }) => title)).toEqual(['A file of yours was removed']);
});

test('a file that the scanner cannot scan does not hold up the others', async () => {
  const stuck = await sent(Buffer.concat([pdfOf(), Buffer.from(`% ${TOO_MUCH}\n`)]));
  const other = await sent(pdfOf());
  await api.drain();
  expect(await api.as('candidate').reply(getFile, { params: { id: stuck.id } })).toMatchObject({ state: 'pending' });
  expect(await api.as('candidate').reply(getFile, { params: { id: other.id } })).toMatchObject({ state: 'ready' });
});

test('while the scanner is away, uploads go on and files wait for it', async () => {
  const { port } = clamd.address() as AddressInfo;
  await closed(clamd);
  const { id } = await sent(pdfOf());
  await api.drain();
  expect(await api.as('candidate').reply(getFile, { params: { id } })).toMatchObject({ state: 'pending' });
  clamd = await fakeClamd();
  await closed(clamd);
  await new Promise<void>((resolve) => clamd.listen(port, '127.0.0.1', resolve));
  await api.runSchedule('core.scan-waiting-files');
  expect(await api.as('candidate').reply(getFile, { params: { id } })).toMatchObject({ state: 'ready' });
});
