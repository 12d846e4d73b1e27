import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { saveSection } from '../contract/save-section.ts';
import { BLANK_SECTIONS } from '../contract/sections.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { createProfileDirectory } from './profile-directory.ts';

const api = testServer(serverPlugins);

test('returns the asked sections of one candidate, blank when they were not saved', async () => {
  const directory = createProfileDirectory(api.db.$extendTables<CandidateTables>());
  const candidate = api.as('candidate');
  const basics = { photo: null, headline: 'Gardener', pronouns: '', isOldEnough: true };
  const place = { ...BLANK_SECTIONS.place, city: 'Ghent' };
  await candidate.reply(saveSection('basics'), { body: { value: basics, version: 0 } });
  await candidate.reply(saveSection('place'), { body: { value: place, version: 0 } });
  const { userId } = await candidate.actor();
  const found = await directory.sectionsOf(userId, ['place', 'skills']);
  expect([found.place, found.skills]).toEqual([place, BLANK_SECTIONS.skills]);
  // The others are not read.
  expect(JSON.stringify(found)).not.toContain('Gardener');
  const { userId: other } = await api.as('candidate', 'another').actor();
  expect((await directory.sectionsOf(other, ['place'])).place).toEqual(BLANK_SECTIONS.place);
});
