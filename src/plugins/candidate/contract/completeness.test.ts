import { completenessOf, isFinished, lacksOf, SECTION_WEIGHTS, shareOf, stateOfSection, unfinishedSections } from './completeness.ts';
import { BLANK_SECTIONS, type ProfileSections } from './sections.ts';
import { COMPLETE, saved, skills } from './testing/some-sections.ts';

const basics = { photo: null, headline: 'Welder', pronouns: '', isOldEnough: true };
const place = { ...BLANK_SECTIONS.place, country: 'NL', city: 'Kampen' };
const preferences: ProfileSections['preferences'] = {
  ...BLANK_SECTIONS.preferences,
  titles: ['Welder'],
  employmentTypes: ['full_time'],
  workModes: ['onsite'],
};

test('the weights of all sections add up to 100 percent', () => {
  expect(Object.values(SECTION_WEIGHTS).reduce((sum, weight) => sum + weight)).toBe(100);
});

describe('A section', () => {
  test('is empty, begun, done, or skipped', () => {
    expect(stateOfSection('place', saved({}))).toBe('empty');
    expect(stateOfSection('place', saved({ place: { ...place, city: '' } }))).toBe('begun');
    expect(stateOfSection('place', saved({ place }))).toBe('done');
    expect(stateOfSection('skills', saved({}, ['skills']))).toBe('skipped');
  });

  test('names its missing fields', () => {
    expect(lacksOf('basics', { ...basics, isOldEnough: false })).toEqual(['isOldEnough']);
    expect(lacksOf('preferences', BLANK_SECTIONS.preferences)).toEqual(['titles', 'employmentTypes', 'workModes']);
    expect(lacksOf('skills', skills(2))).toEqual(['items']);
    expect(lacksOf('skills', skills(3))).toEqual([]);
  });

  test('of certificates is done with only a driving licence', () => {
    expect(lacksOf('certificates', { items: [], driving: ['B'] })).toEqual([]);
  });

  test('has the share of its needs, each of which counts equally', () => {
    expect(shareOf('preferences', saved({ preferences: { ...preferences, titles: [] } }))).toBeCloseTo(2 / 3);
    expect(shareOf('place', saved({ place: { ...place, city: '' } }))).toBe(0.5);
    expect(shareOf('place', saved({ place: { ...BLANK_SECTIONS.place, phone: '+442079460958' } }))).toBe(0);
    expect([0, 1, 3, 4].map((count) => shareOf('skills', saved({ skills: skills(count) })))).toEqual([0, 1 / 3, 1, 1]);
    expect(shareOf('experience', saved({ experience: COMPLETE.experience }))).toBe(1);
  });

  test('has the share of what it holds also when it was skipped', () => {
    expect(shareOf('place', saved({}, ['place']))).toBe(0);
    expect(shareOf('place', saved({ place }, ['place']))).toBe(1);
  });
});

test('a profile is finished when the four required sections are done, including the review', () => {
  expect(unfinishedSections(saved({ basics }))).toEqual(['place', 'preferences']);
  expect(unfinishedSections(saved({ basics, place, preferences }))).toEqual([]);
  expect(isFinished({ sections: saved({ basics, place, preferences }) })).toBe(false);
  expect(isFinished({ sections: saved({ basics, place, preferences, review: { ...BLANK_SECTIONS.review, isConfirmed: true } }) })).toBe(
    true,
  );
});

test('The completeness of a profile counts sections by their weight and by the share of their needs', () => {
  expect(completenessOf(saved({ basics, place: { ...place, city: '' } }))).toBe(15);
  expect(completenessOf(saved({ preferences: { ...preferences, titles: [] } }))).toBe(7);
  expect(completenessOf(saved({ skills: skills(2) }))).toBe(10);
});

test('The completeness of a profile is 0 without any need, and 100 with all', () => {
  expect(completenessOf(saved({ place: { ...BLANK_SECTIONS.place, phone: '+442079460958' } }))).toBe(0);
  expect(completenessOf(saved(COMPLETE))).toBe(100);
});
