import { isFinished, lacksOf, SECTION_WEIGHTS, stateOfSection, unfinishedSections } from './completeness.ts';
import type { SavedSection, SavedSections } from './profile.ts';
import { BLANK_SECTIONS, type ProfileSections } from './sections.ts';

function saved(values: Partial<ProfileSections>, skipped: keyof ProfileSections | undefined = undefined): SavedSections {
  const all = { ...BLANK_SECTIONS, ...values };
  const section = <Name extends keyof ProfileSections>(name: Name): SavedSection<ProfileSections[Name]> => ({
    value: all[name],
    version: 0,
    isSkipped: name === skipped,
  });
  return {
    basics: section('basics'),
    place: section('place'),
    preferences: section('preferences'),
    experience: section('experience'),
    education: section('education'),
    skills: section('skills'),
    languages: section('languages'),
    certificates: section('certificates'),
    portfolio: section('portfolio'),
    review: section('review'),
  };
}

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
    expect(stateOfSection('skills', saved({}, 'skills'))).toBe('skipped');
  });

  test('names its missing fields', () => {
    expect(lacksOf('basics', { ...basics, isOldEnough: false })).toEqual(['isOldEnough']);
    expect(lacksOf('preferences', BLANK_SECTIONS.preferences)).toEqual(['titles', 'employmentTypes', 'workModes']);
    const skills = ['a', 'b'].map((name) => ({ id: name, name, level: null, years: null }));
    expect(lacksOf('skills', { items: skills })).toEqual(['items']);
    expect(lacksOf('skills', { items: [...skills, { id: 'c', name: 'c', level: null, years: null }] })).toEqual([]);
  });

  test('of certificates is done with only a driving licence', () => {
    expect(lacksOf('certificates', { items: [], driving: ['B'] })).toEqual([]);
  });
});

test('a profile is finished when the four required sections are done, including the review', () => {
  expect(unfinishedSections(saved({ basics }))).toEqual(['place', 'preferences']);
  expect(unfinishedSections(saved({ basics, place, preferences }))).toEqual([]);
  expect(isFinished({ sections: saved({ basics, place, preferences }) })).toBe(false);
  expect(isFinished({ sections: saved({ basics, place, preferences, review: { isConfirmed: true } }) })).toBe(true);
});
