import type { NamedList, NamedRow } from '#core/contract/named-list.ts';
import { inject, injectable } from '../../di/injection.ts';
import { ApiClient } from '../../http/api-client.ts';

interface KeptRows {
  readonly at: number;
  readonly rows: Promise<readonly NamedRow[]>;
}

/** The offered rows of lists. All fields of a page with the same list share one call. */
@injectable()
export class NamedLists {
  readonly #kept = new Map<string, KeptRows>();
  readonly #api: ApiClient;

  constructor(@inject(ApiClient) api: ApiClient) {
    this.#api = api;
  }

  /** The first rows of a list, as they were at most `maxAgeMs` ago. */
  async offered(list: NamedList, maxAgeMs: number): Promise<readonly NamedRow[]> {
    const key = `${list.endpoint.id} ${list.entity}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined && Date.now() - kept.at <= maxAgeMs) return kept.rows;
    const rows = this.#load(list);
    this.#kept.set(key, { at: Date.now(), rows });
    rows.catch(() => this.#kept.delete(key));
    return rows;
  }

  /** The rows with these codes, also rows that are no longer offered. */
  async withCodes(list: NamedList, codes: readonly string[], signal: AbortSignal): Promise<readonly NamedRow[]> {
    const offered = await this.offered(list, NAMES_KEPT_MS);
    const isWanted = new Set(codes);
    const known = offered.filter(({ code }) => isWanted.delete(code));
    if (isWanted.size === 0) return known;
    const query = { codes: [...isWanted].join(','), limit: list.most };
    // Quiet: the page asks for the names by itself, and shows the codes without them.
    const { items } = await this.#api.call(list.endpoint, { params: { entity: list.entity }, query, signal, quiet: true });
    return [...known, ...items];
  }

  async search(list: NamedList, typed: string, signal: AbortSignal): Promise<readonly NamedRow[]> {
    const query = typed === '' ? { limit: list.most } : { q: typed, limit: MOST_FOUND };
    return (await this.#api.call(list.endpoint, { params: { entity: list.entity }, query, signal })).items;
  }

  async #load(list: NamedList): Promise<readonly NamedRow[]> {
    const query = { limit: list.most };
    // Quiet: the page asks for the rows by itself, and offers all options without them.
    return (await this.#api.call(list.endpoint, { params: { entity: list.entity }, query, quiet: true })).items;
  }
}

/** Names change rarely. */
const NAMES_KEPT_MS = 60_000;

/** A longer list of matches is too long to choose from. */
const MOST_FOUND = 50;
