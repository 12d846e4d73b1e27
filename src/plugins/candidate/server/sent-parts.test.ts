import fc from 'fast-check';
import { sql } from 'kysely';
import { linkFile } from '#core/contract/files/endpoints.ts';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { getCopy } from '#plugins/applications/contract/applying/copy-endpoints.ts';
import { saveDraft } from '#plugins/applications/contract/applying/draft-endpoints.ts';
import { applyToJob, moveApplication } from '#plugins/applications/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getMyProfile } from '../contract/endpoints.ts';
import { saveSection } from '../contract/save-section.ts';
import { BLANK_SECTIONS } from '../contract/sections.ts';
import { aCandidateFile, anotherPosting, FOUND, foundCandidate, hiringCompany, withCvs } from './testing/contact-world.ts';

const api = testServer(serverPlugins);
const candidate = (name: string) => api.as('candidate', name);
const apply = (name: string, jobId: string, body: object = {}) => candidate(name).reply(applyToJob, { params: { id: jobId }, body });
const copyFor = (who: 'candidate' | 'employer', name: string, id: string) => api.as(who, name).reply(getCopy, { params: { id } });
const partOf = async (id: string, employer: string, part: string) =>
  (await copyFor('employer', employer, id)).parts.find((one) => one.part === part)?.copy;

describe('the CV of an application', () => {
  test('is one of the profile, by its name there', async () => {
    const { jobId } = await hiringCompany(api, 'cv');
    await foundCandidate(api, 'cv');
    const [first, second] = [await aCandidateFile(api, 'cv', 'cv'), await aCandidateFile(api, 'cv', 'cv')];
    await withCvs(api, 'cv', 1, first, second);
    const { id } = await apply('cv', jobId, { cv: second });
    expect(await partOf(id, 'cv', 'cv')).toEqual({ fileId: second, name: 'CV 2' });
    expect((await copyFor('candidate', 'cv', id)).files.map((file) => file.id)).toEqual([second]);
  });

  test('may be left out, unless the employer asks for one', async () => {
    const { jobId } = await hiringCompany(api, 'no-cv');
    await foundCandidate(api, 'no-cv');
    const { id } = await apply('no-cv', jobId);
    expect(await partOf(id, 'no-cv', 'cv')).toBeUndefined();
    await sql`insert into application_terms values (${jobId}, 'optional', 'required', true, '[]', 1)`.execute(api.db);
    await foundCandidate(api, 'needs-cv');
    const refusal = await candidate('needs-cv').refusal(applyToJob, { params: { id: jobId }, body: {} });
    expect(refusal.issues).toMatchObject([{ path: 'cv', message: 'Choose a CV. This employer asks for one.' }]);
  });

  test('may be one that was uploaded for it, and one that the draft keeps', async () => {
    const { jobId } = await hiringCompany(api, 'uploaded');
    await foundCandidate(api, 'uploaded');
    const cv = await aCandidateFile(api, 'uploaded', 'cv');
    expect(await candidate('uploaded').status(applyToJob, { params: { id: jobId }, body: { cv } })).toBe(422);
    await candidate('uploaded').reply(saveDraft, { params: { id: jobId }, body: { content: { cv }, version: 0 } });
    const { id } = await apply('uploaded', jobId, { cv });
    expect(await partOf(id, 'uploaded', 'cv')).toEqual({ fileId: cv, name: 'paper' });
  });

  test('that the draft keeps is sent once by twenty calls at once, although each reads the file while it waits for the row', async () => {
    const { jobId } = await hiringCompany(api, 'twenty');
    await foundCandidate(api, 'twenty');
    const cv = await aCandidateFile(api, 'twenty', 'cv');
    await candidate('twenty').reply(saveDraft, { params: { id: jobId }, body: { content: { cv }, version: 0 } });
    const calls = Array.from({ length: 20 }, () => candidate('twenty').status(applyToJob, { params: { id: jobId }, body: { cv } }));
    expect((await Promise.all(calls)).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  test('is none that was removed from the profile since it was chosen', async () => {
    const { jobId } = await hiringCompany(api, 'removed');
    await foundCandidate(api, 'removed');
    const cv = await aCandidateFile(api, 'removed', 'cv');
    await withCvs(api, 'removed', 1, cv);
    const save = (version: number) =>
      candidate('removed').reply(saveDraft, { params: { id: jobId }, body: { content: { cv, message: `${version}` }, version } });
    await save(0);
    await withCvs(api, 'removed', 2);
    await save(1);
    const { issues } = await candidate('removed').refusal(applyToJob, { params: { id: jobId }, body: { cv } });
    expect(issues).toMatchObject([{ path: 'cv', code: 'applications.cv-gone' }]);
  });

  test.each([
    ['of somebody else', 'ready', 422],
    ['with a virus', 'infected', 422],
    ['that is still checked for viruses', 'pending', 409],
  ] as const)('is not one %s', async (what, state, status) => {
    const name = `bad ${what}`;
    const { jobId } = await hiringCompany(api, name);
    await foundCandidate(api, name);
    const owner = what === 'of somebody else' ? 'somebody' : name;
    const cv = await aCandidateFile(api, owner, 'cv', state);
    if (owner === name) await sql`insert into file_uses (file_id, use, use_id) values (${cv}, 'candidate.cv', ${name})`.execute(api.db);
    if (owner === name) await withCvsInTable(name, cv);
    expect(await candidate(name).status(applyToJob, { params: { id: jobId }, body: { cv } })).toBe(status);
  });

  async function withCvsInTable(name: string, cv: string): Promise<void> {
    const { userId } = await candidate(name).actor();
    const document = { ...BLANK_SECTIONS.portfolio, cvs: [{ fileId: cv, name: 'CV', isDefault: true }] };
    await sql`update candidate_sections set document = ${JSON.stringify(document)}
      where candidate_id = ${userId} and section = 'portfolio'`.execute(api.db);
  }
});

describe('the copy of an application', () => {
  test('is read by its candidate, and by the company until the application is withdrawn', async () => {
    const { jobId } = await hiringCompany(api, 'reader');
    await hiringCompany(api, 'stranger');
    await foundCandidate(api, 'read');
    const cv = await aCandidateFile(api, 'read', 'cv');
    await withCvs(api, 'read', 1, cv);
    const { id } = await apply('read', jobId, { cv });
    const statuses = async () => {
      const readers = [
        candidate('read'),
        api.as('employer', 'reader'),
        candidate('other'),
        api.as('employer', 'stranger'),
        api.as('admin'),
      ];
      return Promise.all(readers.map((reader) => reader.status(getCopy, { params: { id } })));
    };
    const file = async () => api.as('employer', 'reader').status(linkFile, { params: { id: cv }, body: { disposition: 'attachment' } });
    expect(await statuses()).toEqual([200, 200, 404, 404, 404]);
    expect(await file()).toBe(201);
    expect(await api.as('employer', 'stranger').status(linkFile, { params: { id: cv }, body: { disposition: 'attachment' } })).toBe(404);
    await candidate('read').reply(moveApplication, { params: { id }, body: { stage: 'withdrawn' } });
    expect(await statuses()).toEqual([200, 404, 404, 404, 404]);
    expect(await file()).toBe(404);
  });

  test('has no confirmations, and pay only if the candidate shows it', async () => {
    const { jobId } = await hiringCompany(api, 'pay');
    const pay = { min: 30_000, max: null, currency: 'EUR', period: 'year' } as const;
    await foundCandidate(api, 'pay', { preferences: { ...FOUND.preferences, pay, showsPay: false } });
    const { id } = await apply('pay', jobId);
    const profile = JSON.stringify(await partOf(id, 'pay', 'profile'));
    for (const word of ['isOldEnough', 'showsPay', 'isConfirmed', '30000', 'blocked']) expect(profile).not.toContain(word);
    expect(profile).toContain('I like roses.');
  });

  test('cannot be changed in the database', async () => {
    await expect(sql`update application_copies set part = 'other'`.execute(api.db)).rejects.toThrow('never changes');
  });

  test('never changes, whatever is edited or deleted afterwards', async () => {
    const name = 'frozen';
    const { jobId } = await hiringCompany(api, name);
    await foundCandidate(api, name);
    const cvs = [await aCandidateFile(api, name, 'cv'), await aCandidateFile(api, name, 'cv')];
    await withCvs(api, name, 1, ...cvs);
    const { id } = await apply(name, jobId, { message: 'Roses, please.', cv: cvs[0] });
    const sent = [await copyFor('employer', name, id), await copyFor('candidate', name, id)];
    const change = fc.oneof(
      fc.record({ what: fc.constant('portfolio' as const), kept: fc.subarray(cvs) }),
      fc.record({ what: fc.constant('skills' as const), count: fc.nat(3) }),
      fc.record({ what: fc.constant('posting' as const), title: fc.constantFrom('Head gardener', 'Park keeper') }),
      fc.record({ what: fc.constant('sweep' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        for (const one of changes) {
          const { sections } = await candidate(name).reply(getMyProfile);
          if (one.what === 'portfolio') {
            // What the sweep has deleted cannot be chosen again.
            const present = new Set([cvs[0], ...sections.portfolio.value.cvs.map(({ fileId }) => fileId)]);
            await withCvs(api, name, sections.portfolio.version, ...one.kept.filter((fileId) => present.has(fileId)));
          }
          if (one.what === 'skills') {
            const value = { items: sections.skills.value.items.slice(0, one.count) };
            await candidate(name).reply(saveSection('skills'), { body: { value, version: sections.skills.version } });
          }
          if (one.what === 'posting') await sql`update job_postings set title = ${one.title} where id = ${jobId}`.execute(api.db);
          if (one.what === 'sweep') {
            await sql`update files set unused_since = now() - interval '2 days' where unused_since is not null`.execute(api.db);
            await api.runSchedule('core.sweep-files');
          }
        }
        expect([await copyFor('employer', name, id), await copyFor('candidate', name, id)]).toEqual(sent);
      }),
      { numRuns: runs(10), endOnFailure: true },
    );
  });
});

describe('applications that were sent before copies were made', () => {
  test('get one from the present profile, with the default CV', async () => {
    const name = 'earlier';
    const { jobId } = await hiringCompany(api, name);
    await foundCandidate(api, name);
    const [first, second] = [await aCandidateFile(api, name, 'cv'), await aCandidateFile(api, name, 'cv')];
    await withCvs(api, name, 1, first, second);
    const { id } = await apply(name, jobId, { message: 'Hello.' });
    await sql`delete from application_copies where application_id = ${id}`.execute(api.db);
    await sql`update job_applications set has_copy = false where id = ${id}`.execute(api.db);
    expect(await copyFor('candidate', name, id)).toEqual({ isMade: false, parts: [], files: [] });
    await api.runSchedule('applications.copy-earlier');
    const copy = await copyFor('employer', name, id);
    expect(copy.isMade).toBe(true);
    expect(copy.parts.map(({ part }) => part)).toEqual(['message', 'cv', 'profile', 'posting']);
    expect(copy.files.map((file) => file.id)).toEqual([first]);
    await api.runSchedule('applications.copy-earlier');
    expect(await copyFor('employer', name, id)).toEqual(copy);
  });

  test('do not wait for one whose copy fails', async () => {
    const name = 'poison';
    const { jobId } = await hiringCompany(api, name);
    const other = await anotherPosting(api, name);
    const [bad, good] = [(await apply(name, jobId)).id, (await apply(name, other)).id];
    await sql`delete from application_copies where application_id = ${good}`.execute(api.db);
    await sql`update job_applications set has_copy = false where id in (${bad}, ${good})`.execute(api.db);
    await api.runSchedule('applications.copy-earlier');
    expect((await copyFor('candidate', name, bad)).isMade).toBe(false);
    expect((await copyFor('candidate', name, good)).isMade).toBe(true);
  });
});
