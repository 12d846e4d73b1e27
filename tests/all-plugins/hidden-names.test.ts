import { Writable } from 'node:stream';
import { linkFile, linkPictures, readFile, uploadFile } from '#core/contract/files/endpoints.ts';
import { NAMED_PICTURES } from '#core/testing/named-pictures.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { pdfOf } from '#core/testing/test-pdf.ts';
import { requestOf } from '#core/testing/test-request.ts';
import { getCandidate, searchCandidates } from '#plugins/candidate/contract/candidate-endpoints.ts';
import { saveSection } from '#plugins/candidate/contract/save-section.ts';
import { BLANK_SECTIONS } from '#plugins/candidate/contract/sections.ts';
import { FOUND, foundCandidate, hiringCompany } from '#plugins/candidate/server/testing/contact-world.ts';
import { serverPlugins } from '#plugins/index.server.ts';

// A candidate who hides the name, and whose files, pictures and documents are full of it. The employer finds the candidate.

const NAME = 'Quintessa Vanderplank';
const WORDS = ['quintessa', 'vanderplank'];

let server: TestServer;
let log = '';
let candidateId: string;
let fileIds: { readonly cv: string; readonly works: readonly string[]; readonly photo: string };
let jobId: string;
beforeAll(async () => {
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  server = await serverWith(serverPlugins, { logTo, env: { LOG_LEVEL: 'trace' } });
  ({ jobId } = await hiringCompany(server, 'reader'));
  candidateId = await foundCandidate(server, 'hidden');
  await server.db
    .updateTable('users')
    .set({ name: NAME, email: `${WORDS.join('.')}@example.test` })
    .where('id', '=', candidateId)
    .execute();
  fileIds = await files();
  const candidate = server.as('candidate', 'hidden');
  const basics = { ...FOUND.basics, photo: fileIds.photo };
  await candidate.reply(saveSection('basics'), { body: { value: basics, version: 1 } });
  const items = fileIds.works.map((picture, place) => ({
    id: idOf(place),
    title: `Park ${place}`,
    url: 'https://example.org/park',
    description: '',
    picture,
  }));
  const portfolio = { ...BLANK_SECTIONS.portfolio, cvs: [{ fileId: fileIds.cv, name: `CV of ${NAME}`, isDefault: true }], items };
  await candidate.reply(saveSection('portfolio'), { body: { value: portfolio, version: 1 } });
  const review = { ...FOUND.review, showsName: false, showsCv: true };
  await candidate.reply(saveSection('review'), { body: { value: review, version: 1 } });
  log = '';
});

const idOf = (place: number): string => `018f0000-0000-7000-8000-00000000010${place}`;

async function sent(purpose: string, name: string, content: Buffer): Promise<string> {
  return (await server.as('candidate', 'hidden').upload(uploadFile, { query: { purpose }, file: { name, content } })).id;
}

async function files() {
  const works: string[] = [];
  for (const [kind, make] of Object.entries(NAMED_PICTURES)) {
    const ending = /JPEG|PNG|WebP/.exec(kind)?.[0].toLowerCase();
    works.push(await sent('portfolio', `${NAME} at work.${ending}`, await make(NAME)));
  }
  const photo = await sent('photo', `${NAME}.png`, (await NAMED_PICTURES['text of a PNG']?.(NAME)) ?? Buffer.alloc(0));
  return { works, photo, cv: await sent('cv', `CV ${NAME}.pdf`, pdfOf()) };
}

const named = (text: string): string[] => WORDS.filter((word) => decoded(text).toLowerCase().includes(word));
const decoded = (text: string): string =>
  `${text} ${text.replaceAll('+', ' ').replaceAll(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))}`;

test('A found profile without a name has neutral names of files', async () => {
  const { name, files: shown, sections } = await server.as('employer', 'reader').reply(getCandidate, { params: { id: candidateId } });
  expect(name).toBeNull();
  expect(new Map(shown.map((file) => [file.id, [file.name, file.number]]))).toEqual(
    new Map([
      [fileIds.cv, ['CV 1.pdf', 1]],
      ...fileIds.works.map((id, place) => [id, [`Work sample ${place + 1}.webp`, place + 1]] as const),
    ] as never),
  );
  expect(sections.portfolio.cvs).toEqual([{ fileId: fileIds.cv, name: 'CV 1', isDefault: true }]);
  expect(sections.basics.photo).toBeNull();
});

test('The address of a file has a neutral name and a content without the name', async () => {
  const employer = server.as('employer', 'reader');
  for (const [place, id] of fileIds.works.entries()) {
    for (const disposition of ['inline', 'attachment'] as const) {
      const { url } = await employer.reply(linkFile, { params: { id }, body: { disposition } });
      const answer = await server.app.inject({ url });
      expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
        200,
        `${disposition}; filename="Work sample ${place + 1}.webp"`,
      ]);
      expect(answer.rawPayload.includes(NAME)).toBe(false);
    }
  }
  const { url } = await employer.reply(linkFile, { params: { id: fileIds.cv }, body: { disposition: 'attachment' } });
  expect((await server.app.inject({ url })).headers['content-disposition']).toBe('attachment; filename="CV 1.pdf"');
  expect(await employer.status(linkFile, { params: { id: fileIds.photo }, body: { disposition: 'inline' } })).toBe(404);
});

test('Nothing that an employer gets by any call, and no line of the log, has the hidden name', async () => {
  const headers = await server.as('employer', 'reader').headers();
  const told: string[] = [];
  const all = [candidateId, fileIds.cv, fileIds.photo, ...fileIds.works];
  for (const { handler } of server.registry.handlers) {
    const { endpoint } = handler.contract;
    if (endpoint.method !== 'GET' || endpoint.id === readFile.id) continue;
    for (const id of endpoint.path.includes(':') ? all.slice(0, 4) : [candidateId]) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => [param ?? '', id]));
      const query = { limit: 20, jobIds: jobId, jobs: jobId, candidateId };
      const answer = await server.app.inject(requestOf(endpoint, { params, query }, headers));
      if (named(answer.body + JSON.stringify(answer.headers)).length > 0) told.push(endpoint.id);
    }
  }
  const pictures = await server.as('employer', 'reader').reply(linkPictures, { body: { ids: all } });
  expect(pictures.items.map(({ id }) => id)).toEqual(fileIds.works);
  for (const { url } of pictures.items) {
    const answer = await server.app.inject({ url });
    if (named(answer.rawPayload.toString('latin1') + JSON.stringify(answer.headers)).length > 0) told.push(url);
  }
  expect(told).toEqual([]);
  expect(log).not.toBe('');
  expect(named(log)).toEqual([]);
});

test.each(WORDS)('A search for the word "%s" of the hidden name finds nobody', async (q) => {
  const employer = server.as('employer', 'reader');
  expect((await employer.reply(searchCandidates, { query: { limit: 10 } })).items.map((item) => item.candidateId)).toEqual([candidateId]);
  expect((await employer.reply(searchCandidates, { query: { limit: 10, q } })).items).toEqual([]);
});

test('A candidate who shows the name shows the names of the files', async () => {
  const candidate = server.as('candidate', 'hidden');
  const review = { ...FOUND.review, showsName: true, showsCv: true };
  await candidate.reply(saveSection('review'), { body: { value: review, version: 2 } });
  const { name, files: shown } = await server.as('employer', 'reader').reply(getCandidate, { params: { id: candidateId } });
  expect([name, shown.find(({ id }) => id === fileIds.cv)?.name]).toEqual([NAME, `CV ${NAME}.pdf`]);
});
