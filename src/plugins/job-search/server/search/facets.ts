import { sql } from 'kysely';
import { type Prepared, prepared } from '#core/server/db/prepared.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import type { PlaceDirectory } from '#plugins/places/contract/place-directory.ts';
import { FACET_WINDOW } from '../../contract/search.ts';
import type { JobFacets } from '../../contract/search-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import type { AskedSearch } from './asked-search.ts';
import { facetsOf, foundIn, placesIn } from './facet-mapping.ts';
import { type Dimension, type FacetRow, type FacetValues, facetQuery } from './facet-query.ts';
import type { JobSearcher } from './job-searcher.ts';
import { isUnfiltered, type SearchShape, shapeOf } from './search-values.ts';

export interface FacetsDependencies {
  readonly db: JobSearchDatabase;
  readonly postings: Pick<PostingReader, 'namedCategory'>;
  readonly searcher: JobSearcher;
  readonly places: Pick<PlaceDirectory, 'listed'>;
  readonly now: () => Date;
}

/** The fields of a filter that are the choices of each dimension. */
const CHOICES: Readonly<Record<Dimension, readonly (keyof JobFilter)[]>> = {
  category: ['category'],
  employmentType: ['employmentType'],
  workMode: ['workMode'],
  experience: ['experience'],
  postedWithin: ['postedWithin'],
  companies: ['companies'],
  skills: ['skills'],
  language: ['language'],
  places: ['place', 'where', 'radius', 'remote'],
  pay: ['minSalary', 'maxSalary'],
};

const DAY_MS = 86_400_000;

const DIMENSIONS = Object.keys(CHOICES) as readonly Dimension[];

/** Counts the values of the filters of a search. */
export class Facets {
  readonly #dependencies: FacetsDependencies;
  readonly #statements = new Map<string, Prepared<FacetValues, FacetRow>>();

  constructor(dependencies: FacetsDependencies) {
    this.#dependencies = dependencies;
  }

  /** In one statement the filters without a choice, and in one more each filter with a choice. */
  async count(filter: JobFilter): Promise<JobFacets> {
    const counted = await this.#dependencies.searcher.typed.ask(
      filter,
      (asked) => this.#countFor(asked),
      ({ found }) => found === 0,
    );
    return counted.facets;
  }

  async #countFor({ filter, text, place }: AskedSearch): Promise<{ readonly found: number; readonly facets: JobFacets }> {
    const chosen = DIMENSIONS.filter((dimension) => CHOICES[dimension].some((field) => filter[field] !== undefined));
    const others = new Set(DIMENSIONS.filter((dimension) => !chosen.includes(dimension)));
    const rows = [...(await this.#ask(filter, text, others))];
    const found = foundIn(rows);
    const totals = new Map(DIMENSIONS.map((dimension) => [dimension, found]));
    // One after the other, because one request should not hold many connections.
    for (const dimension of chosen) {
      const without = { ...filter, ...Object.fromEntries(CHOICES[dimension].map((field) => [field, undefined])) };
      const own = await this.#ask(without, text, new Set([dimension]));
      totals.set(dimension, foundIn(own));
      rows.push(...own);
    }
    const { places, postings } = this.#dependencies;
    const read = place === undefined ? null : { id: place.id, phrase: place.phrase };
    const names = { named: postings.namedCategory, places: await places.listed(placesIn(rows)), read };
    return { found, facets: facetsOf(rows, (dimension) => (totals.get(dimension) ?? 0) > FACET_WINDOW, names) };
  }

  async #ask(filter: JobFilter, text: string | undefined, dimensions: ReadonlySet<Dimension>): Promise<readonly FacetRow[]> {
    const { searcher, now, db } = this.#dependencies;
    const since = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
    const ages = { since1: since(1), since3: since(3), since7: since(7), since30: since(30) };
    const values: FacetValues = { ...(await searcher.valuesOf({ filter, text }, FACET_WINDOW)), ...ages };
    const shape = shapeOf(values, 'newest', undefined);
    const isDescribed = values.text !== undefined;
    if (!isDescribed && isUnfiltered(shape) && dimensions.size === DIMENSIONS.length) return this.#statement(shape)(values);
    return (await facetQuery(shape, (name) => sql`${values[name]}`, { dimensions, isDescribed }).execute(db)).rows;
  }

  /** Only the statements of searches without a filter are prepared. Making their plans takes as long as a third of their work. */
  #statement(shape: SearchShape): Prepared<FacetValues, FacetRow> {
    const key = JSON.stringify(shape);
    const known = this.#statements.get(key);
    if (known !== undefined) return known;
    const { db } = this.#dependencies;
    const statement = prepared<FacetValues, FacetRow>(db, (param) => ({
      compile: () => facetQuery(shape, param, { dimensions: new Set(DIMENSIONS), isDescribed: false }).compile(db),
    }));
    this.#statements.set(key, statement);
    return statement;
  }
}
