import { KeptAnswer } from '#core/server/db/kept-answer.ts';
import { wordsOf } from '#core/server/text/text-key.ts';
import { filterValues } from '../../contract/search.ts';
import type { JobFacets, JobFilter } from '../../contract/search-schemas.ts';
import type { Facets } from './facets.ts';

const KEPT_MS = 60_000;

/** Searches whose facets are kept. */
const MOST_KEPT = 500;

/** The facets of the latest searches, each kept for a minute. */
export class KeptFacets {
  readonly #facets: Pick<Facets, 'count'>;
  readonly #now: () => Date;
  /** The searches asked for last are at the end. */
  readonly #kept = new Map<string, KeptAnswer<JobFacets>>();

  constructor(facets: Pick<Facets, 'count'>, now: () => Date) {
    this.#facets = facets;
    this.#now = now;
  }

  of(filter: JobFilter): Promise<JobFacets> {
    const key = keyOf(filter);
    const compute = () => this.#facets.count(filter);
    const kept = this.#kept.get(key) ?? new KeptAnswer({ compute, maxAgeMs: KEPT_MS, now: this.#now });
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.size > MOST_KEPT ? this.#kept.keys() : [];
    if (oldest !== undefined) this.#kept.delete(oldest);
    return kept.get();
  }

  get size(): number {
    return this.#kept.size;
  }
}

const WORDS: ReadonlySet<string> = new Set(['q', 'where']);

/** Equal for filters that find the same: the order of values, and the case and marks of words do not count. */
function keyOf(filter: JobFilter): string {
  const parts = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? normalized(name, value) : value]);
  return JSON.stringify(parts.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
}

function normalized(name: string, value: string): readonly string[] {
  // The search text keeps its order, because terms of several words have synonyms.
  return WORDS.has(name) ? [wordsOf(value).join(' ') || value] : filterValues(value).sort();
}
