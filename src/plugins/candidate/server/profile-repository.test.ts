import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createLogger } from '#core/server/observability/logger.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getMyProfile } from '../contract/endpoints.ts';
import { saveSection } from '../contract/save-section.ts';
import { SECTIONS, type SectionName } from '../contract/section-names.ts';
import { sectionSchemas } from '../contract/section-schemas.ts';
import { BLANK_SECTIONS } from '../contract/sections.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { storedProfile } from './profile-repository.ts';

const ID = '00000000-0000-7000-8000-00000000000a';

const api = testServer(serverPlugins);

/** Stores a document without validation. */
async function store(candidateId: string, section: SectionName, document: unknown): Promise<void> {
  const json = JSON.stringify(document).replaceAll('\\u0000', '');
  await sql`
    insert into candidate_sections (candidate_id, section, document, version) values (${candidateId}, ${section}, ${json}::jsonb, 1)
    on conflict (candidate_id, section) do update set document = excluded.document`.execute(api.db);
}

/** The sections as read, and the log lines about them. */
async function read(candidateId: string) {
  const stream = new PassThrough();
  const profile = await storedProfile({ db: api.db.$extendTables<CandidateTables>(), log: createLogger('info', stream) }, candidateId);
  if (profile === undefined) throw new Error('The candidate does not exist.');
  return { sections: profile.sections, log: String(stream.read() ?? '') };
}

test('a stored field that is no longer valid is read as blank, and the log has its name without its value', async () => {
  const candidate = api.as('candidate', 'of old');
  const { userId } = await candidate.actor();
  const school = { ...{ id: ID, institution: 'School', level: 'secret', field: 'Gardens' }, startYear: null, endYear: null, grade: '' };
  await store(userId, 'basics', { headline: `secret ${'x'.repeat(300)}`, pronouns: 'they', isOldEnough: true });
  await store(userId, 'education', { items: [{ ...school, description: 'Trees' }] });
  const { sections, log } = await read(userId);
  expect(sections).toMatchObject({
    basics: { value: { headline: '', pronouns: 'they', isOldEnough: true }, version: 1 },
    education: { value: { items: [{ ...school, level: '', description: 'Trees' }] } },
  });
  expect(JSON.parse(log)).toMatchObject({ candidateId: userId, count: 2, fields: ['basics.headline', 'education.items.0.level'] });
  expect(log).not.toContain('secret');
  expect((await candidate.reply(getMyProfile)).sections.basics.value.headline).toBe('');
  const saved = { photo: null, headline: 'x'.repeat(121), pronouns: 'they', isOldEnough: true };
  expect(await candidate.status(saveSection('basics'), { body: { value: saved, version: 1 } })).toBe(422);
});

test('a valid profile is read without a log line', async () => {
  const { userId } = await api.as('candidate', 'of today').actor();
  await store(userId, 'basics', { headline: 'Gardener', pronouns: '', isOldEnough: true });
  expect((await read(userId)).log).toBe('');
});

test('any stored JSON can be read, and the result is valid', async () => {
  const { userId } = await api.as('candidate', 'of anything').actor();
  const fields = (section: SectionName) => Object.fromEntries(Object.keys(BLANK_SECTIONS[section]).map((field) => [field, fc.jsonValue()]));
  const item = fc.dictionary(fc.constantFrom('id', 'name', 'title', 'code', 'url', 'skills', 'start', 'isCurrent'), fc.jsonValue());
  const near = (section: SectionName) =>
    fc.record({ ...fields(section), items: fc.oneof(fc.array(item), fc.jsonValue()) }, { requiredKeys: [] });
  const stored = fc.constantFrom(...SECTIONS).chain((section) => fc.tuple(fc.constant(section), near(section)));
  await fc.assert(
    fc.asyncProperty(stored, async ([section, document]) => {
      await store(userId, section, document);
      const { value } = (await read(userId)).sections[section];
      expect(sectionSchemas[section].parse(value)).toEqual(value);
    }),
  );
});
