import type { Facet, JobFacets } from '../../contract/search-schemas.ts';

/** A facet with the numbers of its values. A named value is `[name, count]`. */
export function aFacet(counts: Readonly<Record<string, number | readonly [name: string, count: number]>> = {}, more = false): Facet {
  const values = Object.entries(counts).map(([value, counted]) =>
    typeof counted === 'number' ? { value, name: null, count: counted } : { value, name: counted[0], count: counted[1] },
  );
  return { values, more };
}

/** What can be chosen: some values of each filter. */
export function someFacets(rest: Partial<JobFacets> = {}): JobFacets {
  return {
    category: aFacet({ engineering: ['Engineering', 12], healthcare: ['Healthcare', 7] }),
    employmentType: aFacet({ full_time: 14, part_time: 5 }),
    workMode: aFacet({ onsite: 11, remote: 8 }),
    experience: aFacet({ starting: 3, some: 9 }),
    postedWithin: aFacet({ '1': 1, '3': 4, '7': 9, '30': 19 }),
    companies: aFacet({}),
    skills: aFacet({ welding: ['Welding', 6], '~deep_sea_diving': ['Deep sea diving', 2] }),
    language: aFacet({ en: 17, nl: 2 }),
    places: { values: [], more: false, read: null },
    pay: { currency: 'EUR', from: 20_000, step: 10_000, counts: [1, 2, 3, 5, 4, 2, 1, 0, 0, 1, 0, 0], more: false },
    ...rest,
  };
}
