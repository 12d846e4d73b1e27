import { facetOptions, MOST_FACET_VALUES } from './facet-options.ts';

const aFacet = (counts: Readonly<Record<string, number>>, more = false) => ({
  values: Object.entries(counts).map(([value, count]) => ({ value, count })),
  more,
});

const many = Object.fromEntries(Array.from({ length: MOST_FACET_VALUES }, (_, index) => [`skill-${index}`, 30 - index]));

describe('the values of a filter', () => {
  it('are those that find something, with their numbers', () => {
    expect(facetOptions(aFacet({ en: 5, de: 0, nl: 1 }), [])).toEqual([
      { value: 'en', count: 5, isMore: false },
      { value: 'nl', count: 1, isMore: false },
    ]);
  });

  it('include chosen ones that find nothing', () => {
    expect(facetOptions(aFacet({ en: 5 }), ['fa'])).toContainEqual({ value: 'fa', count: 0, isMore: false });
  });

  it('do not say a number for a chosen one behind the last that is counted', () => {
    expect(facetOptions(aFacet(many), ['diving']).at(-1)).toEqual({ value: 'diving' });
  });

  it('of a fixed list are always there, in its order', () => {
    const options = facetOptions(aFacet({ remote: 5, onsite: 9 }), [], ['onsite', 'hybrid', 'remote']);
    expect(options.map(({ value, count }) => [value, count])).toEqual([
      ['onsite', 9],
      ['hybrid', 0],
      ['remote', 5],
    ]);
  });

  it('have no numbers while these are not known', () => {
    expect(facetOptions(undefined, ['fa'])).toEqual([{ value: 'fa' }]);
    expect(facetOptions(undefined, ['remote'], ['onsite', 'remote'])).toEqual([{ value: 'onsite' }, { value: 'remote' }]);
  });

  it('say that there may be more than was counted', () => {
    expect(facetOptions(aFacet({ en: 4000 }, true), ['fa'])).toEqual([
      { value: 'en', count: 4000, isMore: true },
      { value: 'fa', count: 0, isMore: false },
    ]);
  });
});
