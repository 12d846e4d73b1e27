import { valuesIn } from '#core/contract/value-params.ts';
import { MOST_LISTED_VALUES } from '../contract/company.ts';
import type { CompanyFacet, CompanyFacets } from '../contract/company-schemas.ts';
import type { CompanyFacetRow, Counted } from './company-facet-query.ts';

interface FacetsInput {
  readonly rows: readonly CompanyFacetRow[];
  /** The codes of industries below a code, and itself. A company of one of them is found by this code. */
  readonly branches: ReadonlyMap<string, readonly string[]>;
  /** The chosen industries. They are counted even where no company has exactly their code. */
  readonly industries: readonly string[];
  /** Whether a plugin has postings. */
  readonly hasJobs: boolean;
}

/** The codes of industries that companies have. */
export function industriesIn(rows: readonly CompanyFacetRow[]): readonly string[] {
  return rows.flatMap(({ counted, value }) => (counted === 'industry' && value !== null ? valuesIn(value) : []));
}

/** The counts of a search. Each is the number that the search finds with this value in place of the choice of its filter. */
export function facetsOf({ rows, branches, industries, hasJobs }: FacetsInput): CompanyFacets {
  const allOf = (pass: CompanyFacetRow['pass']) => rows.find((row) => row.pass === pass && row.counted === 'all');
  const hasMore = (name: Counted): boolean => (allOf(name) ?? allOf('found'))?.more ?? false;
  const countsOf = (name: Counted): ReadonlyMap<string, number> =>
    new Map(rows.flatMap(({ counted, value, count }) => (counted === name && value !== null ? [[value, count]] : [])));
  const facet = (name: Counted, counts = countsOf(name)): CompanyFacet => ({ values: mostFrequent(counts), more: hasMore(name) });
  const found = allOf('found');
  return {
    found: { count: found?.count ?? 0, more: found?.more ?? false },
    industry: facet('industry', countedBranches(countsOf('industry'), branches, industries)),
    size: facet('size'),
    country: facet('country'),
    hiring: hasJobs ? { count: countsOf('hiring').get('true') ?? 0, more: hasMore('hiring') } : null,
    verified: { count: countsOf('verified').get('true') ?? 0, more: hasMore('verified') },
  };
}

/** Counts companies by the industries that find them, each company once for an industry. */
function countedBranches(
  sets: ReadonlyMap<string, number>,
  branches: FacetsInput['branches'],
  chosen: readonly string[],
): ReadonlyMap<string, number> {
  const codes = new Set([...[...sets.keys()].flatMap(valuesIn), ...chosen]);
  const above = new Map<string, string[]>();
  for (const code of codes) {
    for (const below of branches.get(code) ?? [code]) above.set(below, [...(above.get(below) ?? []), code]);
  }
  const counts = new Map<string, number>();
  for (const [set, count] of sets) {
    for (const code of new Set(valuesIn(set).flatMap((own) => above.get(own) ?? []))) counts.set(code, (counts.get(code) ?? 0) + count);
  }
  return counts;
}

function mostFrequent(counts: ReadonlyMap<string, number>): CompanyFacet['values'] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .slice(0, MOST_LISTED_VALUES)
    .map(([value, count]) => ({ value, count }));
}
