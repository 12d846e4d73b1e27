import { valuesIn } from '#core/contract/value-params.ts';
import { PLACE_AS_WORDS } from '#plugins/jobs/contract/filter-values.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import { type PlaceInWords, type PlaceInWordsDependencies, placeInWords, withoutPlace } from './place-in-words.ts';
import { corrected } from './spelling.ts';
import { readFilters, typedText } from './values-of-filter.ts';

/** A search as it is asked. */
export interface AskedSearch {
  /** With the place that was read in the text. */
  readonly filter: JobFilter;
  /** What is searched: the typed text or its correction, without the place. */
  readonly text: string | undefined;
  /** The words that are searched instead of the typed ones. */
  readonly corrected?: string | undefined;
  readonly place?: PlaceInWords | undefined;
}

/** A search for a text in which a place was read, or none. */
export function askedSearch(filter: JobFilter, text: string | undefined, place?: PlaceInWords): AskedSearch {
  if (place === undefined || text === undefined) return { filter, text };
  const { rest, read } = readFilters(filter, text);
  const words = [...read.map(({ phrase }) => phrase), withoutPlace(rest, place)];
  return { filter: { ...filter, place: place.id, where: place.name }, text: words.join(' '), place };
}

/** Asks in several ways for what was typed, until something is found. */
export class TypedSearches {
  readonly #db: JobSearchDatabase;
  readonly #placeIn: (text: string) => Promise<PlaceInWords | undefined>;

  constructor(dependencies: PlaceInWordsDependencies) {
    this.#db = dependencies.db;
    this.#placeIn = placeInWords(dependencies);
  }

  /**
   * Asks with the place that the text names, then for all words, then the same with corrected words. What finds nothing in any way is
   * answered as it was typed.
   */
  async ask<Answer>(
    filter: JobFilter,
    ask: (asked: AskedSearch) => Promise<Answer>,
    isEmpty: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const typed = typedText(filter);
    const answer = await this.#askFor(filter, typed, ask, isEmpty);
    if (!typed || filter.exact === true || !isEmpty(answer)) return answer;
    const better = await this.corrected(filter, typed);
    if (better === undefined) return answer;
    const second = await this.#askFor(filter, better, (asked) => ask({ ...asked, corrected: better }), isEmpty);
    return isEmpty(second) ? answer : second;
  }

  /** A text with its misspelled words corrected; `undefined` when there are none. The place in it stays: no posting may have its name. */
  async corrected(filter: JobFilter, text: string): Promise<string | undefined> {
    const place = await this.placeRead(filter, text);
    if (place === undefined) return corrected(this.#db, text);
    const better = await corrected(this.#db, askedSearch(filter, text, place).text ?? '');
    return better && `${better} ${place.phrase}`;
  }

  /** The place that the text names. */
  async placeRead(filter: JobFilter, text: string | undefined): Promise<PlaceInWords | undefined> {
    const { place, where, exact, asWords } = filter;
    const isAsked = place === undefined && where === undefined && exact !== true && !valuesIn(asWords).includes(PLACE_AS_WORDS);
    return text && isAsked ? this.#placeIn(readFilters(filter, text).rest) : undefined;
  }

  async #askFor<Answer>(
    filter: JobFilter,
    text: string | undefined,
    ask: (asked: AskedSearch) => Promise<Answer>,
    isEmpty: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const place = await this.placeRead(filter, text);
    if (place !== undefined) {
      const answer = await ask(askedSearch(filter, text, place));
      if (!isEmpty(answer)) return answer;
    }
    return ask(askedSearch(filter, text));
  }
}
