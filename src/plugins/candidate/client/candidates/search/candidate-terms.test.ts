import fc from 'fast-check';
import { candidateTerms } from './candidate-search.ts';

const { changed, from: termsFrom, withoutChoice, withSameChanges } = candidateTerms;

const given = (search: Readonly<Record<string, string>>): unknown => JSON.parse(JSON.stringify(termsFrom(search)));

describe('the terms of an address', () => {
  it('are its valid values', () => {
    const search = {
      q: ' welder ',
      town: 'Kampen',
      skills: 'welding,~élagage',
      allSkills: 'true',
      languages: 'fr:b1,nl:native',
      country: 'BE,NL',
      category: 'engineering',
      type: 'full_time',
      mode: 'onsite',
      minYears: '5',
      startWithin: '30',
      sort: 'newest',
    };
    expect(given(search)).toEqual({ ...search, q: 'welder', allSkills: true, minYears: 5 });
  });

  it.each([
    ['languages', 'nl'],
    ['languages', 'nl:d1'],
    ['country', 'nl'],
    ['type', 'whole_time'],
    ['mode', 'moon'],
    ['minYears', '51'],
    ['minYears', '0'],
    ['minYears', '2.5'],
    ['startWithin', '31'],
    ['skills', 'a b'],
    ['allSkills', 'true'],
    ['sort', 'newest'],
    ['q', '   '],
  ])('leave out the invalid %s %p', (name, value) => {
    expect(given({ [name]: value })).toEqual({});
  });

  it('hold at most ten values of a filter, and one level for each language', () => {
    const skills = Array.from({ length: 200 }, (_, index) => `skill-${index}`).join(',');
    expect(termsFrom({ skills }).skills?.split(',')).toHaveLength(10);
    expect(given({ languages: 'nl:b1,nl:c1' })).toEqual({ languages: 'nl:c1' });
  });

  it('cut long words, and never throw', () => {
    expect(termsFrom({ q: 'ab'.repeat(2500) }).q).toHaveLength(200);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('q', 'town', 'skills', 'languages', 'minYears', 'sort'), fc.string()), (search) => {
        const terms = termsFrom(search);
        expect(changed(terms, {})).toEqual(terms);
      }),
    );
  });
});

it('a changed search says nothing about all skills when one is left', () => {
  const terms = termsFrom({ skills: 'drawing,welding', allSkills: 'true' });
  const one = withoutChoice(terms, { filter: 'skills', value: 'drawing' });
  expect([one.skills, one.allSkills]).toEqual(['welding', undefined]);
});

it('a changed search keeps values that were chosen meanwhile', () => {
  const latest = termsFrom({ country: 'BE,NL' });
  expect(withSameChanges(latest, 'country', { before: ['NL'], after: ['NL', 'DE'] }).country).toBe('BE,DE,NL');
});
