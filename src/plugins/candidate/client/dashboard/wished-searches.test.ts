import { BLANK_SECTIONS, type ProfileSections } from '../../contract/sections.ts';
import { wishedSearches } from './WishSource.tsx';

const searchesOf = (preferences: Partial<ProfileSections['preferences']>, place: Partial<ProfileSections['place']> = {}): unknown =>
  wishedSearches({ preferences: { ...BLANK_SECTIONS.preferences, ...preferences }, place: { ...BLANK_SECTIONS.place, ...place } });

const REMOTE = { workMode: 'remote' };

it('searches nothing for an empty profile', () => {
  expect(searchesOf({})).toEqual([]);
});

it('searches each title in the home town first, then elsewhere in reach, then the town', () => {
  expect(searchesOf({ titles: ['Welder', 'Fitter'], workModes: ['onsite', 'remote'] }, { city: 'Kampen', country: 'NL' })).toEqual([
    [
      { q: 'Welder', where: 'Kampen' },
      { q: 'Fitter', where: 'Kampen' },
    ],
    [
      { q: 'Welder', country: 'NL' },
      { q: 'Welder', ...REMOTE },
      { q: 'Fitter', country: 'NL' },
      { q: 'Fitter', ...REMOTE },
    ],
    [{ where: 'Kampen' }],
  ]);
});

it('searches titles anywhere for a candidate who says nothing of a place', () => {
  expect(searchesOf({ titles: ['Welder'] })).toEqual([[{ q: 'Welder' }]]);
  expect(searchesOf({ titles: ['Welder'], workModes: ['onsite'] })).toEqual([[{ q: 'Welder' }]]);
});

it('searches a town without titles', () => {
  expect(searchesOf({}, { city: 'Kampen' })).toEqual([[{ where: 'Kampen' }]]);
});

it.each([
  [{ country: 'NL' }, 'NL'],
  [{ country: 'NL', moveTo: ['BE', 'DE'] }, 'NL,BE,DE'],
  [{ country: 'NL', moveTo: ['BE', 'US'], mayWorkIn: ['NL', 'BE'] }, 'NL,BE'],
  [{ mayWorkIn: ['NL', 'BE'] }, 'NL,BE'],
])('searches where the candidate lives or would move, and may work: %o', (place, country) => {
  expect(searchesOf({ titles: ['Welder'], workModes: ['onsite'] }, place)).toEqual([[{ q: 'Welder', country }]]);
});

it('searches no country where the candidate may not work, and no remote work that is not wanted', () => {
  expect(searchesOf({ titles: ['Welder'], workModes: ['onsite'] }, { country: 'NL', mayWorkIn: ['BE'] })).toEqual([]);
});

it('searches each category in reach after all else, also for a candidate without titles', () => {
  const categories = ['engineering', 'education-training'];
  expect(searchesOf({ categories })).toEqual([[{ category: 'engineering' }, { category: 'education-training' }]]);
  expect(searchesOf({ categories, workModes: ['onsite'] }, { city: 'Kampen', country: 'NL' })).toEqual([
    [{ where: 'Kampen' }],
    [
      { category: 'engineering', where: 'Kampen' },
      { category: 'engineering', country: 'NL' },
      { category: 'education-training', where: 'Kampen' },
      { category: 'education-training', country: 'NL' },
    ],
  ]);
});

it('searches remote jobs instead of a town for a candidate who wants only these', () => {
  expect(searchesOf({ titles: ['Writer'], workModes: ['remote'] }, { city: 'Kampen', country: 'NL' })).toEqual([
    [{ q: 'Writer', ...REMOTE }],
    [REMOTE],
  ]);
});
