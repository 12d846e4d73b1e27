import fc from 'fast-check';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { AGES, isEmptySearch, jobTerms, type SearchTerms } from '../terms/job-search.ts';

const { changed, choicesIn, from: termsFrom, partsIn, withoutChoice, withoutFilters, withoutPart, withValue } = jobTerms;

const COMPANY = '018f0000-0000-7000-8000-000000000002';

/** The terms that the address of a search brings. */
const readBack = (terms: SearchTerms): SearchTerms =>
  termsFrom(Object.fromEntries(new URL(href(jobRoutes.search, {}, { ...terms }), 'http://localhost').searchParams));

describe('the terms of a search in its address', () => {
  it('are read back', () => {
    const filters = { category: 'engineering', employmentType: 'part_time', workMode: 'remote' };
    const search = { q: ' engineer ', where: 'oslo ', minSalary: '50000', postedWithin: '7', ...filters };
    const terms = { q: 'engineer', where: 'oslo', minSalary: 50_000, postedWithin: 7, ...filters };
    expect(termsFrom(search)).toEqual(terms);
    expect(termsFrom(search)).toEqual(termsFrom({ ...search, page: '2' }));
    expect(choicesIn(termsFrom(search))).toHaveLength(5);
    expect(partsIn(termsFrom(search))).toEqual(['q', 'where', 'category', 'employmentType', 'workMode', 'pay', 'postedWithin']);
  });

  it('hold several values of a filter, equal ones once and in one order', () => {
    const terms = termsFrom({ workMode: 'remote,hybrid,remote', companies: COMPANY, skills: '~deep_sea_diving,c#', country: 'NO,DE' });
    expect(terms).toEqual({ workMode: 'hybrid,remote', companies: COMPANY, skills: 'c#,~deep_sea_diving', country: 'DE,NO' });
  });

  it('hold codes of categories as imports make them', () => {
    expect(termsFrom({ category: 'ISCED-4,C+,تطوير' })).toEqual({ category: 'C+,ISCED-4,تطوير' });
  });

  it.each<[string, Record<string, string>]>([
    ['white space', { q: '  ', where: ' ' }],
    ['unknown values', { employmentType: 'hobby', workMode: 'moon,', experience: 'much', postedWithin: '2', language: 'English' }],
    ['values in another form', { companies: 'acme', skills: 'a b', country: 'no', category: 'a b', currency: 'euro' }],
    ['amounts that are none', { minSalary: 'much', maxSalary: '-5' }],
    ['amounts beyond the highest one', { minSalary: '1e13' }],
    ['an order without what it needs', { sort: 'pay' }],
    ['the exact search of no words', { exact: 'true', sort: 'relevance' }],
  ])('leave out %s', (_, search) => {
    expect(termsFrom(search)).toEqual({});
  });

  it('keep the valid values beside invalid ones, and not more than a filter takes', () => {
    expect(termsFrom({ workMode: 'moon,remote' })).toEqual({ workMode: 'remote' });
    const many = Array.from({ length: 30 }, (_, index) => `category-${10 + index}`).join(',');
    expect(termsFrom({ category: many }).category?.split(',')).toHaveLength(20);
  });

  it('have the order of pay only with a currency, and "newest" only with words, where it is not the usual order', () => {
    expect(termsFrom({ sort: 'pay', currency: 'EUR' })).toEqual({ sort: 'pay', currency: 'EUR' });
    expect(termsFrom({ sort: 'newest' })).toEqual({});
    expect(termsFrom({ sort: 'newest', q: 'nurse' })).toEqual({ sort: 'newest', q: 'nurse' });
    expect(changed(termsFrom({ sort: 'newest', q: 'nurse', exact: 'true' }), { q: undefined })).toEqual({});
  });

  const several = (...values: readonly string[]) => fc.subarray([...values]).map((chosen) => chosen.join(','));
  const anyTerms: fc.Arbitrary<SearchTerms> = fc
    .record({
      q: fc.option(fc.string({ unit: 'grapheme', maxLength: 210 }), { nil: undefined }),
      where: fc.option(fc.string({ unit: 'grapheme', maxLength: 20 }), { nil: undefined }),
      category: several('engineering', 'healthcare', 'x.y-z_9', 'ISCED-4', 'C+', 'تطوير'),
      employmentType: several('full_time', 'part_time', 'other'),
      workMode: several('remote', 'onsite'),
      experience: several('starting', 'long'),
      postedWithin: fc.constantFrom(undefined, ...AGES),
      companies: several(COMPANY),
      skills: several('c++', '~عناية_بالجروح', 'node.js'),
      language: several('ar', 'de', 'fil'),
      country: several('NO', 'SA'),
      minSalary: fc.option(fc.nat(), { nil: undefined }),
      maxSalary: fc.option(fc.nat(), { nil: undefined }),
      currency: fc.constantFrom(undefined, 'EUR', 'JPY'),
      exact: fc.constantFrom(undefined, true as const),
      sort: fc.constantFrom(undefined, 'newest' as const, 'pay' as const),
    })
    .map((terms) => changed({}, terms));

  it('are the same after writing and reading', () => {
    fc.assert(fc.property(anyTerms, (terms) => expect(readBack(terms)).toEqual(terms)));
  });

  it('change one by one, so that all choices can be taken back in any order', () => {
    fc.assert(
      fc.property(anyTerms, fc.infiniteStream(fc.nat()), (terms, picks) => {
        let left = terms;
        for (let choices = choicesIn(left); choices.length > 0; choices = choicesIn(left)) {
          const choice = choices[picks.next().value % choices.length];
          if (choice !== undefined) left = withoutChoice(left, choice);
          expect(choicesIn(left)).toEqual(choices.filter((other) => other !== choice));
        }
        expect(withoutFilters(left)).toEqual(withoutFilters(terms));
        expect(isEmptySearch(changed(left, { q: undefined, where: undefined }))).toBe(true);
      }),
    );
  });

  it('can be left out part by part', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        for (const part of partsIn(terms)) {
          expect(partsIn(withoutPart(terms, part))).toEqual(partsIn(terms).filter((other) => other !== part));
        }
      }),
    );
  });

  it('take another value into a filter, until it is full', () => {
    expect(withValue(termsFrom({ workMode: 'remote' }), 'workMode', 'hybrid')).toEqual({ workMode: 'hybrid,remote' });
    const full = termsFrom({ category: Array.from({ length: 20 }, (_, index) => `category-${10 + index}`).join(',') });
    expect(withValue(full, 'category', 'engineering')).toBe(full);
  });
});
