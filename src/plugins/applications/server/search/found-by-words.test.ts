import { uploadFile } from '#core/contract/files/endpoints.ts';
import { runCommand } from '#core/server/app/command-line.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { zip } from '#core/testing/zip-writer.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { applyToJob, countApplications, listApplications, moveApplication } from '../../contract/endpoints.ts';
import { answerPurpose } from '../../contract/file-purposes.ts';
import { aPosting, asks, EVERY_KIND, questionId } from '../testing/applying-world.ts';

const api = testServer(serverPlugins);

/** Names of the applicants that the employer of this name finds, newest first. */
async function found(q: string, jobId?: string, by = 'reader'): Promise<string[]> {
  const query = { limit: 50, q, ...(jobId !== undefined && { jobId }) };
  const { items } = await api.as('employer', by).reply(listApplications, { query });
  return items.map(({ candidate }) => candidate.name.replace('candidate-', ''));
}

function apply(jobId: string, name: string, body: object = {}) {
  return api.as('candidate', name).reply(applyToJob, { params: { id: jobId }, body });
}

/** A DOCX with this text. */
function docxOf(text: string): Buffer {
  const types = 'http://schemas.openxmlformats.org/package/2006';
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const part = (name: string, content: string) => ({ name, content: `<?xml version="1.0" encoding="UTF-8"?>${content}` });
  return zip([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    ),
    part('word/document.xml', `<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`),
  ]);
}

describe('an employer finds applicants', () => {
  let jobId: string;
  beforeAll(async () => {
    jobId = await aPosting(api, 'reader');
    const questions = EVERY_KIND.filter(({ kind }) => kind !== 'info').map((question) => ({ ...question, required: false }));
    await asks(api, jobId, { questions }, 'reader');
    await apply(jobId, 'amina', { message: 'I mend hulls, naïvely.', answers: { [questionId(1)]: 'Because of the Müller yard.' } });
    await apply(jobId, 'bruno', { message: 'Hulls and masts.', answers: { [questionId(4)]: ['Sunday'] } });
  });

  it.each([
    ['hulls', ['bruno', 'amina']],
    ['HULLS masts', ['bruno']],
    ['hul', ['bruno', 'amina']],
    ['ulls', []],
    ['naive', ['amina']],
    ['mueller', ['amina']],
    ['sunday', ['bruno']],
    ['bruno', ['bruno']],
    ['Why you', []],
    ['%', []],
    ['  ', ['bruno', 'amina']],
  ])('by the words %j of what was sent', async (q, names) => {
    expect(await found(q, jobId)).toEqual(names);
    expect(await found(q)).toEqual(names);
    const { stages } = await api.as('employer', 'reader').reply(countApplications, { params: { id: jobId }, query: { q } });
    expect(stages.reduce((sum, { now }) => sum + now, 0)).toBe(names.length);
  });

  it('by their present name, and nobody of another company', async () => {
    const { userId } = await api.as('candidate', 'amina').actor();
    await api.db.updateTable('users').set({ name: 'Amina Rowan', search: 'amina rowan' }).where('id', '=', userId).execute();
    expect(await found('rowan', jobId)).toEqual(['Amina Rowan']);
    await aPosting(api, 'stranger');
    expect(await found('hulls', undefined, 'stranger')).toEqual([]);
    expect(await found('hulls', jobId, 'stranger')).toEqual([]);
  });

  it('by the text of a sent document, as soon as it has been read', async () => {
    const upload = { query: { purpose: answerPurpose.id }, file: { name: 'licence.docx', content: docxOf('Licensed for مهندس cranes') } };
    const { id: fileId } = await api.as('candidate', 'carla').upload(uploadFile, upload);
    await apply(jobId, 'carla', { answers: { [questionId(7)]: fileId } });
    expect(await found('cranes', jobId)).toEqual([]);
    await api.drain();
    expect(await found('cranes', jobId)).toEqual(['carla']);
    expect(await found('مهندس', jobId)).toEqual(['carla']);
  });

  it('of a withdrawn application by its name alone', async () => {
    const { id } = await apply(jobId, 'daniel', { message: 'Secret hulls.' });
    await api.as('candidate', 'daniel').reply(moveApplication, { params: { id }, body: { stage: 'withdrawn' } });
    expect(await found('secret', jobId)).toEqual([]);
    expect(await found('hulls', jobId)).not.toContain('daniel');
    expect(await found('daniel', jobId)).toEqual(['daniel']);
  });

  it('after the words of all applications were made anew', async () => {
    await api.db.$extendTables<{ application_search: { words: string } }>().updateTable('application_search').set({ words: '' }).execute();
    expect(await found('hulls', jobId)).toEqual([]);
    const said: string[] = [];
    const exitCode = await runCommand({
      ...{ name: 'applications-reindex', args: [], plugins: serverPlugins },
      process: {
        env: { DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir, NODE_ENV: 'test' },
        ...{ root: api.dataDir, cwd: api.dataDir, signal: new AbortController().signal },
        out: { write: (text) => said.push(text) },
        err: { write: (text) => said.push(text) },
      },
    });
    expect([exitCode, said.join('')]).toEqual([0, 'The search was made anew from 4 applications.\n']);
    expect(await found('hulls', jobId)).toEqual(['bruno', 'Amina Rowan']);
  });
});
