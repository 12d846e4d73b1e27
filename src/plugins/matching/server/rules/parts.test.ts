import { ASKS_NOTHING, aSkill, KNOWS_NOTHING } from '../testing/match-builders.ts';
import { languagePart } from './language-part.ts';
import type { AskedByPosting, KnownOfCandidate } from './match-input.ts';
import { educationPart, experiencePart, matchOf, payPart } from './match-of.ts';
import { placePart } from './place-part.ts';
import { skillPart } from './skill-part.ts';

describe('skills', () => {
  test('count by level, and say which are missing, lower or without a level', () => {
    const asked = [aSkill('Met', 3), aSkill('Any'), aSkill('Low', 4), aSkill('Untold', 5), aSkill('Missing')];
    const own = [aSkill('Met', 5), aSkill('Any', 1), aSkill('Low', 2), aSkill('Untold')];
    expect(skillPart('must', asked, own)).toMatchObject({
      state: 'bud',
      // 1, 1, 2 of 4, 3 of 5 and none.
      points: Math.round((45 * 3.1) / 5),
      facts: { met: 2, asked: 5, missing: ['Missing'], below: ['Low'], untold: ['Untold'] },
      todo: 'skills',
    });
  });

  test('without a level count as the middle one, which meets what asks no more', () => {
    expect(skillPart('helpful', [aSkill('A', 3)], [aSkill('A')])).toMatchObject({ points: 10, facts: { met: 1, untold: [] }, todo: null });
    expect(skillPart('helpful', [aSkill('A', 4)], [aSkill('A')])).toMatchObject({ facts: { met: 0, untold: ['A'] }, todo: 'levels' });
  });

  test('are compared by code where both have one, else by name', () => {
    const met = (asked: ReturnType<typeof aSkill>, own: ReturnType<typeof aSkill>) => skillPart('must', [asked], [own]).facts?.met;
    expect(met(aSkill('JavaScript', null, ['javascript']), aSkill('JS', null, ['javascript']))).toBe(1);
    expect(met(aSkill('Java', null, ['java']), aSkill('Java', null, ['java-island']))).toBe(0);
    expect(met(aSkill('Welding', null, ['welding']), aSkill('welding'))).toBe(1);
    expect(met(aSkill('Welding'), aSkill('WELDING', null, ['welding']))).toBe(1);
    expect(met(aSkill('C++'), aSkill('C#'))).toBe(0);
  });
});

test.each([
  [{ experienceMin: 3, experienceMax: null }, 36, 15, 'leaf', null],
  [{ experienceMin: 3, experienceMax: 5 }, 600, 15, 'leaf', null],
  [{ experienceMin: 3, experienceMax: null }, 35, 15, 'leaf', 'experience'],
  [{ experienceMin: 4, experienceMax: null }, 24, 8, 'bud', 'experience'],
  [{ experienceMin: 10, experienceMax: null }, 12, 2, 'frame', 'experience'],
  [{ experienceMin: 0, experienceMax: null }, null, 15, 'leaf', null],
  [{ experienceMin: null, experienceMax: 2 }, null, 15, 'leaf', null],
  [{ experienceMin: 1, experienceMax: null }, null, 0, 'seed', 'experience'],
  [{ experienceMin: null, experienceMax: null }, 36, 0, 'seed', null],
])('experience: %o with %s months has %i points', (asked, months, points, state, todo) => {
  expect(experiencePart({ ...ASKS_NOTHING, ...asked }, months)).toMatchObject({ points, state, todo });
});

test.each([
  [
    { experienceMin: 3, readYears: 5, levelYears: 8 },
    { asked: 3, from: 'posting' },
  ],
  [
    { experienceMax: 2, readYears: 5 },
    { asked: 0, from: 'posting' },
  ],
  [
    { readYears: 5, levelYears: 8 },
    { asked: 5, from: 'text' },
  ],
  [{ levelYears: 8 }, { asked: 8, from: 'level' }],
  [{ levelYears: 0 }, { asked: 0, from: 'level' }],
])('experience: of %o, a field counts before the text, and the text before the level', (years, facts) => {
  expect(experiencePart({ ...ASKS_NOTHING, ...years }, 24).facts).toMatchObject(facts);
});

test('skills found in the text count where the posting asks for none, say so, and leave nothing to do', () => {
  const asked = { ...ASKS_NOTHING, found: [aSkill('SQL'), aSkill('Java')] };
  const own = { ...KNOWS_NOTHING, skills: [aSkill('SQL')] };
  const { must, helpful } = matchOf(asked, own).parts;
  expect(must.unknown).toBe('posting');
  expect(helpful).toMatchObject({ points: 5, todo: null, facts: { isFound: true, met: 1, asked: 2, missing: ['Java'] } });
  expect(matchOf({ ...asked, must: [aSkill('Tact')] }, own).parts.helpful.unknown).toBe('posting');
  expect(matchOf(asked, KNOWS_NOTHING).parts.helpful).toMatchObject({ unknown: 'profile', todo: 'skills' });
});

describe('the place', () => {
  const part = (asked: Partial<AskedByPosting>, own: Partial<KnownOfCandidate>) =>
    placePart({ ...ASKS_NOTHING, ...asked }, { ...KNOWS_NOTHING, ...own });
  const at = (location: string, country = '') => ({ places: [{ location, country }] });

  test.each([
    [at('Porto, Bonfim', 'PT'), { city: 'PORTO', country: 'PT' }, 'city'],
    [at('São João da Madeira'), { city: 'Sao Joao da Madeira' }, 'city'],
    [at('Portobello', 'GB'), { city: 'Porto', country: 'GB' }, 'country'],
    [at('Paris', 'US'), { city: 'Paris', country: 'FR' }, 'abroad'],
    [at('Lyon', 'FR'), { country: 'BE', moveTo: ['FR'] }, 'move'],
    [at('Lyon'), { country: 'FR', city: 'Paris' }, null],
    [at('Lyon', 'FR'), {}, null],
    [
      { places: [at('Oslo', 'NO').places[0] ?? { location: '', country: '' }, { location: 'Ghent', country: 'BE' }] },
      { country: 'BE' },
      'country',
    ],
    [{ ...at('Lyon'), placeIds: [2], placeCountries: ['FR'] }, { country: 'FR', city: 'Paris' }, 'country'],
    [{ ...at('Lyon'), placeIds: [2], placeCountries: ['FR'] }, { country: 'BE' }, 'abroad'],
    [{ ...at('Lyon'), placeIds: [1, 2] }, { country: 'CH', near: new Map([[2, 30]]) }, 'near'],
    [{ ...at('Lyon'), placeIds: [2] }, { city: 'Lyon', near: new Map([[2, 0]]) }, 'city'],
    [{ workMode: 'remote' as const, placeIds: [2] }, { near: new Map([[2, 0]]) }, 'remote'],
    [{ workMode: 'remote' as const }, {}, 'remote'],
    [{ workMode: 'remote' as const, applicantCountries: ['BE'] }, { country: 'BE' }, 'remote'],
    [{ workMode: 'remote' as const, applicantCountries: ['BE'] }, { country: 'FR' }, 'abroad'],
    [{ workMode: 'remote' as const, applicantCountries: ['BE'] }, { country: 'FR', moveTo: ['BE'] }, 'move'],
    [{ workMode: 'remote' as const, applicantCountries: ['BE'] }, {}, null],
  ])('%o for %o: %s', (asked, own, where) => {
    // The way of working is known in all cases, so that the part is known.
    const known = { workMode: 'onsite' as const, ...asked };
    expect(part(known, { workModes: ['onsite'], ...own }).facts?.where).toBe(where);
  });

  test('counts the way of working, hybrid work half when another way is wanted', () => {
    const points = (workMode: 'onsite' | 'hybrid' | 'remote') => part({ workMode, ...at('X') }, { workModes: ['remote'] }).points;
    // Remote work is possible anywhere.
    expect([points('onsite'), points('hybrid'), points('remote')]).toEqual([0, 5, 10]);
  });

  test('counts the permission to work, also one that the employer must apply for', () => {
    const permit = (own: Partial<KnownOfCandidate>) => part(at('Lyon', 'FR'), own).facts?.permit;
    expect(permit({ country: 'BE', mayWorkIn: ['BE', 'FR'] })).toBe('yes');
    expect(permit({ country: 'BE', mayWorkIn: ['BE'] })).toBe('untold');
    expect(permit({ country: 'BE', mayWorkIn: ['BE'], needsSponsorship: true })).toBe('sponsored');
    expect(permit({ country: 'BE', needsSponsorship: true })).toBe('sponsored');
    expect(permit({ country: 'FR', needsSponsorship: true })).toBeNull();
    expect(permit({ country: 'BE' })).toBeNull();
  });

  test('says what to add', () => {
    expect(part({ workMode: 'onsite', ...at('Lyon', 'FR') }, {}).todo).toBe('place');
    expect(part({ workMode: 'onsite', ...at('Lyon', 'FR') }, { country: 'FR' }).todo).toBe('wishes');
    expect(part({ ...at('Lyon', 'FR') }, { country: 'BE', workModes: ['onsite'] }).todo).toBe('place');
    expect(part({ ...at('Lyon') }, { country: 'FR', city: 'Paris' })).toMatchObject({ unknown: 'posting', todo: null });
  });
});

test('languages count by level', () => {
  const asked = [
    { code: 'pt', level: 'b2' as const },
    { code: 'en', level: '' as const },
    { code: 'de', level: 'b2' as const },
    { code: 'fr', level: 'a1' as const },
  ];
  const own = [
    { code: 'pt', level: 'native' as const },
    { code: 'en', level: 'a1' as const },
    { code: 'de', level: 'a2' as const },
  ];
  expect(languagePart(asked, own)).toEqual({
    state: 'bud',
    points: 5,
    of: 8,
    facts: { met: 2, asked: 4, missing: [{ code: 'fr', level: 'a1' }], below: [{ code: 'de', level: 'b2' }] },
    unknown: null,
    todo: 'languages',
  });
});

test.each([
  ['master', 'doctorate', 6, 'leaf', null, null],
  ['master', 'bachelor', 5, 'bud', null, 'education'],
  ['doctorate', 'school', 1, 'bud', null, 'education'],
  ['school', null, 0, 'seed', 'profile', 'education'],
  ['other', 'master', 0, 'seed', 'incomparable', null],
  ['', 'master', 0, 'seed', 'posting', null],
] as const)('education: %s with %s has %i points', (asked, own, points, state, unknown, todo) => {
  expect(educationPart(asked, own)).toMatchObject({ points, state, unknown, todo });
});

describe('the pay', () => {
  const wish = { min: 300_000, currency: 'EUR', period: 'month' } as const;

  test.each([
    [3_600_000, 6, 'leaf'],
    [3_240_000, 3, 'bud'],
    [3_239_999, 0, 'frame'],
  ])('that ends at %i a year has %i points for a wish of 3,600,000', (max, points, state) => {
    const part = payPart({ min: null, max, currency: 'EUR', period: 'year' }, wish);
    expect(part).toMatchObject({ points, state, facts: { top: max, wished: 3_600_000, currency: 'EUR' } });
  });

  test('is unknown without an amount, a wish, or one currency', () => {
    const salary = { min: 1, max: null, currency: 'GBP', period: 'hour' } as const;
    expect(payPart(salary, wish)).toMatchObject({ state: 'seed', unknown: 'incomparable' });
    expect(payPart(salary, null)).toMatchObject({ state: 'seed', unknown: 'profile', todo: 'pay' });
    expect(payPart(null, wish)).toMatchObject({ state: 'seed', unknown: 'posting' });
    expect(payPart({ ...salary, min: null }, wish)).toMatchObject({ state: 'seed', unknown: 'posting' });
    expect(payPart(salary, { ...wish, currency: 'GBP', min: 0 })).toMatchObject({ points: 6 });
  });
});
