import { sql } from 'kysely';
import { skills } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { skillKey } from '#plugins/jobs/contract/filter-values.ts';
import type { FacetValue } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { type CandidateFacet, MOST_COUNTED_CANDIDATES, START_WITHIN } from '../../contract/candidate-search.ts';
import type { CandidateFacets } from '../../contract/candidate-search-schemas.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';
import type { Dimension } from './choices.ts';
import { type FacetRow, facetQuery } from './facet-query.ts';
import { separateSets, sharedSets, sharesSets } from './facet-sets.ts';
import { namedSkillsSchema } from './named-skills.ts';
import type { SearchShape } from './search-shape.ts';

/** The facets of a search in which nobody is found. */
export const NO_FACETS: CandidateFacets = Object.freeze({
  ...{ count: 0, more: false, skills: [], languages: [], country: [], category: [], type: [], mode: [] },
  startWithin: START_WITHIN.map((value) => ({ value, name: null, count: 0 })),
});

interface FacetDependencies {
  readonly db: CandidateDatabase;
  readonly catalogue: Pick<MasterCatalogue, 'namesOf'>;
}

/** What can be chosen in each filter of a search. */
export async function candidateFacets({ db, catalogue }: FacetDependencies, shape: SearchShape): Promise<CandidateFacets> {
  const rows = await facetRows(db, shape);
  const rowsOf = (dimension: Dimension | 'all'): FacetRow[] => rows.filter((row) => row.dimension === dimension);
  const facet = (dimension: Dimension): CandidateFacet => rowsOf(dimension).map(({ value, count }) => ({ value, name: null, count }));
  const all = rowsOf('all').at(0)?.count ?? 0;
  const starts = facet('startWithin');
  return {
    count: Math.min(all, MOST_COUNTED_CANDIDATES),
    more: all > MOST_COUNTED_CANDIDATES,
    skills: await namedSkills({ db, catalogue }, rowsOf('skills')),
    languages: facet('languages'),
    country: facet('country'),
    category: facet('category'),
    type: facet('type'),
    mode: facet('mode'),
    startWithin: NO_FACETS.startWithin.map((none) => starts.find(({ value }) => value === none.value) ?? none),
  };
}

async function facetRows(db: CandidateDatabase, shape: SearchShape): Promise<readonly FacetRow[]> {
  if (sharesSets(shape)) {
    const { rows } = await facetQuery(sharedSets(shape), shape.now).execute(db);
    if (rows.length > 0) return rows;
  }
  const { rows } = await facetQuery(separateSets(shape), shape.now).execute(db);
  return rows;
}

async function namedSkills({ db, catalogue }: FacetDependencies, rows: readonly FacetRow[]): Promise<FacetValue[]> {
  const isTyped = ({ value }: FacetRow): boolean => value.startsWith('~');
  const codes = rows.filter((row) => !isTyped(row)).map(({ value }) => value);
  const [known, typed] = await Promise.all([catalogue.namesOf(skills.entity, codes), typedNames(db, rows.filter(isTyped))]);
  return rows.map(({ value, count }) => {
    const row = known.get(value);
    if (row === undefined) return { value, name: typed.get(value) ?? value.replace(/^~/, '').replaceAll('_', ' '), count };
    const names = Object.fromEntries(
      Object.entries(row.names).flatMap(([language, name]) => (name === undefined ? [] : [[language, name]])),
    );
    return { value, name: row.name, ...(Object.keys(names).length > 0 && { names }), count };
  });
}

/** The names of typed skills as one of the candidates wrote them, by their keys. */
async function typedNames(db: CandidateDatabase, rows: readonly FacetRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ candidate_id }) => (candidate_id === null ? [] : [candidate_id]));
  if (ids.length === 0) return new Map();
  const stored = await db
    .selectFrom('candidate_sections')
    .select('document')
    .where(sql<boolean>`candidate_id = any(${ids}::uuid[])`)
    .where('section', '=', 'skills')
    .execute();
  const written = stored.flatMap(({ document }) => namedSkillsSchema.safeParse(document).data?.items ?? []);
  return new Map(written.map((skill) => [skillKey(skill), skill.name]));
}
