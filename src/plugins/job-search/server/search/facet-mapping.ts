import { EXPERIENCE_BANDS } from '#plugins/jobs/contract/filter-values.ts';
import type { FacetValue } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import type { Place } from '#plugins/places/contract/schemas.ts';
import { PAY_BARS } from '../../contract/search.ts';
import type { Facet, JobFacets, PayFacet, PlaceFacet } from '../../contract/search-schemas.ts';
import { AGES, type Dimension, type FacetRow } from './facet-query.ts';

/** The number of postings found, at most one more than the window. */
export function foundIn(rows: readonly FacetRow[]): number {
  return rows.find(({ dimension }) => dimension === 'all')?.count ?? 0;
}

/** The numbers of the places that were counted. */
export function placesIn(rows: readonly FacetRow[]): readonly number[] {
  return rows.filter(({ dimension }) => dimension === 'places').map(({ value }) => Number(value));
}

interface FacetNames {
  readonly named: PostingReader['namedCategory'];
  readonly places: readonly Place[];
  /** The place that was read in the search text. */
  readonly read: PlaceFacet['read'];
}

/** @param hasMore whether more postings were found for a dimension than its counts are of */
export function facetsOf(
  rows: readonly FacetRow[],
  hasMore: (dimension: Dimension) => boolean,
  { named, places, read }: FacetNames,
): JobFacets {
  const byDimension = Map.groupBy(rows, ({ dimension }) => dimension);
  const facet = (dimension: Dimension, made: (row: FacetRow) => FacetValue = plainValue): Facet => {
    const values = (byDimension.get(dimension) ?? []).map(made);
    return { values: values.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)), more: hasMore(dimension) };
  };
  return {
    category: facet('category', (row) => categoryValue(row, named)),
    employmentType: facet('employmentType'),
    workMode: facet('workMode'),
    experience: facet('experience', (row) => ({ ...plainValue(row), value: EXPERIENCE_BANDS[Number(row.value)] ?? row.value })),
    postedWithin: { values: agesOf(byDimension.get('postedWithin') ?? []), more: hasMore('postedWithin') },
    companies: facet('companies'),
    skills: facet('skills', skillValue),
    language: facet('language'),
    places: { values: placesOf(byDimension.get('places') ?? [], places), more: hasMore('places'), read },
    pay: payOf(byDimension.get('pay') ?? [], hasMore('pay')),
  };
}

function placesOf(rows: readonly FacetRow[], places: readonly Place[]): PlaceFacet['values'] {
  const byId = new Map(places.map((place) => [String(place.id), place]));
  return rows
    .flatMap(({ value, count }) => {
      const place = byId.get(value);
      return place === undefined ? [] : [{ place, count }];
    })
    .sort((one, other) => other.count - one.count || one.place.id - other.place.id);
}

function plainValue({ value, name, count }: FacetRow): FacetValue {
  return { value, name, count };
}

function categoryValue({ value, name, names, count }: FacetRow, named: PostingReader['namedCategory']): FacetValue {
  const { code, ...rest } = named(value, name ?? value, names ?? {});
  return { value: code, ...rest, count };
}

/** A typed skill that is not among the suggestions yet has only its key. */
function skillValue({ value, name, names, count }: FacetRow): FacetValue {
  const known = names !== null && Object.keys(names).length > 0 ? { names } : {};
  return { value, name: name ?? value.replace(/^~/, '').replaceAll('_', ' '), ...known, count };
}

/** All ages, the lowest first. Each count includes the younger postings. */
function agesOf(rows: readonly FacetRow[]): FacetValue[] {
  return AGES.map((days, index) => ({
    value: String(days),
    name: null,
    count: rows.filter(({ value }) => Number(value) <= index).reduce((sum, { count }) => sum + count, 0),
  }));
}

function payOf(rows: readonly FacetRow[], more: boolean): PayFacet | null {
  const [first] = rows;
  if (first?.name == null || first.begin === null || first.step === null) return null;
  const counts = Array.from({ length: PAY_BARS }, (_, bar) => rows.find(({ value }) => Number(value) === bar)?.count ?? 0);
  return { currency: first.name, from: first.begin, step: first.step, counts, more };
}
