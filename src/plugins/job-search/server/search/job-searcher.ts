import { sql } from 'kysely';
import { type Param, type Prepared, prepared } from '#core/server/db/prepared.ts';
import { type CursorCodec, pageOf } from '#core/server/http/cursor.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { RADIUS } from '#plugins/places/contract/place.ts';
import type { PlaceDirectory, PlacesAround } from '#plugins/places/contract/place-directory.ts';
import { type JobCount, type JobSearch, MOST_COUNTED, type SearchOrder } from '../../contract/search.ts';
import type { FoundJob, FoundPage } from '../../contract/search-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import { type AskedSearch, askedSearch, TypedSearches } from './asked-search.ts';
import type { WordKnowledge } from './forgiving-words.ts';
import { foundSentences } from './found-sentences.ts';
import { FrequentKeys } from './frequent-keys.ts';
import { KnownForms } from './known-forms.ts';
import { type PagedSearch, type Position, positionAfter, positionCodec, positionValues } from './position.ts';
import { continuesDescribed, countQuery, currencyQuery, describedQuery, type FoundRow, searchQuery } from './search-query.ts';
import { isCommon, type SearchShape, type SearchValues, shapeOf, textSteps } from './search-values.ts';
import { readFilters, typedText, valuesOfFilter } from './values-of-filter.ts';

export interface SearchDependencies {
  readonly db: JobSearchDatabase;
  readonly postings: Pick<PostingReader, 'summaryOf' | 'idOfReference'>;
  readonly now: () => Date;
  /** Key for the cursors of the results. */
  readonly cursorKey: Buffer;
  readonly knowledge: () => Promise<WordKnowledge>;
  readonly places: Pick<PlaceDirectory, 'around' | 'named'>;
}

/** Of uncommon shapes, so many are prepared at their tenth use. With the common ones, they stay below the limit of `prepared`. */
const FREQUENT = { often: 10, most: 16 };

/** Finds published postings. The statement of a common search shape is prepared at its first use, that of another one when it is used often. */
export class JobSearcher {
  readonly #dependencies: SearchDependencies;
  readonly #position: CursorCodec<Position>;
  readonly #statements = new Map<string, Prepared<SearchValues, FoundRow>>();
  readonly #frequent = new FrequentKeys(FREQUENT);
  readonly typed: TypedSearches;
  readonly #forms: KnownForms;

  constructor(dependencies: SearchDependencies) {
    this.#dependencies = dependencies;
    this.typed = new TypedSearches(dependencies);
    this.#position = positionCodec(dependencies.cursorKey);
    this.#forms = new KnownForms(dependencies.db, dependencies.now);
  }

  async search(search: JobSearch): Promise<FoundPage> {
    const after = this.#position.decode(search);
    if (after !== undefined) {
      const { words, place } = after;
      return this.#page(search, { ...askedSearch(search, words ?? typedText(search), place), corrected: words }, after);
    }
    return this.typed.ask(
      search,
      (asked) => this.#page(search, asked),
      ({ items }) => items.length === 0,
    );
  }

  /** Not prepared: whether a table scan or an index is faster depends on how common the words are. */
  count(filter: JobFilter): Promise<JobCount> {
    return this.typed.ask(
      filter,
      async (asked) => this.#count(await this.valuesOf(asked, MOST_COUNTED), MOST_COUNTED),
      ({ count }) => count === 0,
    );
  }

  /** How many of the postings found were published after a time, counted up to `most`. */
  countNewer(filter: JobFilter, after: Date, most: number): Promise<JobCount> {
    return this.typed.ask(
      filter,
      async (asked) => {
        const values = await this.valuesOf(asked, most);
        // Times of publication have milliseconds.
        return this.#count({ ...values, since: new Date(Math.max(after.getTime() + 1, values.since?.getTime() ?? 0)) }, most);
      },
      ({ count }) => count === 0,
    );
  }

  /** The values of the statement for a search. */
  async valuesOf({ filter, text }: Pick<AskedSearch, 'filter' | 'text'>, limit: number, after?: Position): Promise<SearchValues> {
    const { now: clock, knowledge, postings } = this.#dependencies;
    const now = clock();
    const jobId = text && (await postings.idOfReference(text));
    const given = valuesOfFilter(filter, jobId ? undefined : text, await knowledge(), now, await this.#around(filter));
    const values = { ...given, ...(await this.#forms.in(given)) };
    return {
      ...values,
      jobId: jobId || undefined,
      ...textSteps(values.text, now),
      // One row more than the page holds, to know whether there is a next page.
      rows: limit + 1,
      payCurrency: after?.currency ?? filter.currency,
      ...positionValues(after),
    };
  }

  #around({ place, radius = RADIUS.usual }: JobFilter): Promise<PlacesAround | undefined> {
    return place === undefined ? Promise.resolve(undefined) : this.#dependencies.places.around(place, radius);
  }

  async #count(values: SearchValues, most: number): Promise<JobCount> {
    const query = countQuery(shapeOf(values, 'newest', undefined), literals(values), most + 1, values.text !== undefined);
    const found = (await query.execute(this.#dependencies.db)).rows[0]?.found ?? 0;
    return { count: Math.min(found, most), more: found > most };
  }

  async #page(search: JobSearch, asked: AskedSearch, after?: Position): Promise<FoundPage> {
    const { filter, text, place, corrected: words } = asked;
    const given = await this.valuesOf(asked, search.limit, after);
    const order = orderOf(search, given);
    const values = order === 'pay' ? await this.#withCurrency(given) : given;
    const rows = await this.#rows(shapeOf(values, order, after?.part), values);
    const paged: PagedSearch = { words, place, ...(order === 'pay' && { currency: values.payCurrency }) };
    const page = pageOf(rows, search.limit, (row) => this.#position.encode(positionAfter(row, paged), search));
    const { rest, read } = readFilters(filter, text);
    const around = await this.#around(filter);
    return {
      ...page,
      place: around?.place ?? null,
      corrected: words ?? null,
      read: [...read, ...(place === undefined ? [] : [{ field: 'place' as const, value: String(place.id), phrase: place.phrase }])],
      items: await this.#itemsOf(page.items, rest, around),
    };
  }

  async #itemsOf(rows: readonly FoundRow[], text: string, around: PlacesAround | undefined): Promise<FoundJob[]> {
    const { db, postings } = this.#dependencies;
    const sentences = await foundSentences(
      db,
      rows.filter(({ is_described }) => is_described),
      text,
    );
    return rows.map((row) => ({
      ...postings.summaryOf(row.job_id, row.published_at, row),
      ...distanceTo(row.places, around),
      sentence: sentences.get(row.job_id) ?? null,
    }));
  }

  /** The currency of the order by pay: the one asked for, otherwise that of most postings found. */
  async #withCurrency(values: SearchValues): Promise<SearchValues> {
    if (values.payCurrency !== undefined) return values;
    const shape = shapeOf(values, 'pay', undefined);
    const ways = values.text === undefined ? [false] : [false, true];
    for (const isDescribed of ways) {
      const { rows } = await currencyQuery(shape, literals(values), isDescribed).execute(this.#dependencies.db);
      if (rows[0] !== undefined) return { ...values, payCurrency: rows[0].currency };
    }
    return { ...values, payCurrency: '' };
  }

  /** The rows of a page. Most pages of the order `relevance` are full without those that only their description lets find. */
  async #rows(shape: SearchShape, values: SearchValues): Promise<readonly FoundRow[]> {
    const searched = shape.order === 'relevance' && shape.after === 3 ? [] : await this.#searched(shape, values);
    if (values.text === undefined || (shape.order === 'relevance' && searched.length === values.rows)) return searched;
    const steps = values.at !== undefined && continuesDescribed(shape) ? textSteps(values.text, values.at) : {};
    const described = await describedQuery(shape, literals({ ...values, ...steps })).execute(this.#dependencies.db);
    return [...searched, ...described.rows.map((row) => ({ ...row, is_described: true }))].sort(compareRows).slice(0, values.rows);
  }

  async #searched(shape: SearchShape, values: SearchValues): Promise<readonly FoundRow[]> {
    const key = JSON.stringify(shape);
    if (isCommon(shape) || this.#frequent.ask(key)) return this.#statement(key, shape)(values);
    return (await searchQuery(shape, literals(values)).execute(this.#dependencies.db)).rows;
  }

  #statement(key: string, shape: SearchShape): Prepared<SearchValues, FoundRow> {
    const known = this.#statements.get(key);
    if (known !== undefined) return known;
    const { db } = this.#dependencies;
    const statement = prepared<SearchValues, FoundRow>(db, (param) => ({ compile: () => searchQuery(shape, param).compile(db) }));
    this.#statements.set(key, statement);
    return statement;
  }
}

function literals(values: SearchValues): Param<SearchValues> {
  return (name) => sql`${values[name]}`;
}

/** The order of the rows of each statement. */
function compareRows(one: FoundRow, other: FoundRow): number {
  return (
    one.part - other.part ||
    other.score - one.score ||
    other.published_at.getTime() - one.published_at.getTime() ||
    (one.job_id < other.job_id ? 1 : -1)
  );
}

/** Without words there is nothing to rank. */
function orderOf({ sort }: JobSearch, { title }: SearchValues): SearchOrder {
  if (sort === 'pay') return 'pay';
  return title === undefined ? 'newest' : (sort ?? 'relevance');
}

/** The distance to the nearest place of a posting, in tenths of a kilometre. */
function distanceTo(places: readonly number[] | null, around: PlacesAround | undefined): { readonly distance?: number } {
  const distances = (places ?? []).flatMap((id) => around?.distances.get(id) ?? []);
  return distances.length === 0 ? {} : { distance: Math.round(Math.min(...distances) * 10) / 10 };
}
