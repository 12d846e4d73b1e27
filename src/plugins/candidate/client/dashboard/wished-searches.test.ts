import { BLANK_SECTIONS, type ProfileSections } from '../../contract/sections.ts';
import { wishedSearches } from './WishSource.tsx';

const searchesOf = (preferences: Partial<ProfileSections['preferences']>, city = ''): unknown =>
  wishedSearches({ preferences: { ...BLANK_SECTIONS.preferences, ...preferences }, place: { ...BLANK_SECTIONS.place, city } });

it('searches nothing for an empty profile', () => {
  expect(searchesOf({})).toEqual([]);
});

it('searches each title in the home town first, then anywhere, then the town', () => {
  expect(searchesOf({ titles: ['Welder', 'Fitter'], workModes: ['onsite', 'remote'] }, 'Kampen')).toEqual([
    [
      { q: 'Welder', where: 'Kampen' },
      { q: 'Fitter', where: 'Kampen' },
    ],
    [{ q: 'Welder' }, { q: 'Fitter' }],
    [{ where: 'Kampen' }],
  ]);
});

it('searches titles without a town, and a town without titles', () => {
  expect(searchesOf({ titles: ['Welder'] })).toEqual([[{ q: 'Welder' }]]);
  expect(searchesOf({}, 'Kampen')).toEqual([[{ where: 'Kampen' }]]);
});

it('searches each category after all else, also for a candidate without titles and town', () => {
  const categories = ['engineering', 'education-training'];
  const ofCategories = [{ category: 'engineering' }, { category: 'education-training' }];
  expect(searchesOf({ categories })).toEqual([ofCategories]);
  expect(searchesOf({ categories, titles: ['Welder'] }, 'Kampen')).toEqual([
    [{ q: 'Welder', where: 'Kampen' }],
    [{ q: 'Welder' }],
    [{ where: 'Kampen' }],
    ofCategories,
  ]);
});

it('searches remote jobs instead of a town for a candidate who wants only these', () => {
  expect(searchesOf({ titles: ['Writer'], workModes: ['remote'] }, 'Kampen')).toEqual([
    [{ q: 'Writer', workMode: 'remote' }],
    [{ q: 'Writer' }],
    [{ workMode: 'remote' }],
  ]);
});
