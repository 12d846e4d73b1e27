import { countFilters, isEmptySearch, termsFrom, termsIn } from './search-terms.ts';

describe('the terms of a search in its address', () => {
  it('are read back', () => {
    const filters = { category: 'engineering', employmentType: 'part_time', workMode: 'remote' };
    const search = { q: ' engineer ', where: 'oslo ', minSalary: '50000', postedWithin: '7', ...filters };
    const terms = { q: 'engineer', where: 'oslo', minSalary: 50_000, postedWithin: 7, ...filters };
    expect(termsFrom(search)).toEqual(terms);
    expect(termsFrom(search)).toEqual(termsFrom({ ...search, page: '2' }));
    expect(countFilters(termsFrom(search))).toBe(5);
    expect(termsIn(termsFrom(search))).toEqual(['q', 'where', 'employmentType', 'workMode', 'postedWithin', 'minSalary', 'category']);
  });

  it('leave out invalid values', () => {
    expect(isEmptySearch(termsFrom({ q: '  ', minSalary: 'much', employmentType: 'hobby', workMode: 'moon', postedWithin: '2' }))).toBe(
      true,
    );
  });
});
