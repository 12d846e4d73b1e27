import { LRUCache } from 'lru-cache';
import { PLANNED_EACH_TIME } from './planned-each-time.ts';

// Each named statement takes memory on every connection while the connection is open.
const MOST_PREPARED = 128;
const MOST_REPEATED = 256;

// PostgreSQL identifies a statement by its name on each connection. Equal texts may share one.
const names = { prepared: new Map<string, string>(), repeated: new Map<string, string>() };

// Whether a text may be named at its next run. A text that runs only once is not worth a name.
const known = new LRUCache<string, boolean>({ max: 2000 });

/**
 * Makes PostgreSQL parse a query with this text once on each connection instead of at each run. Texts beyond the first 128 are parsed at
 * each run, so a caller whose texts depend on requests must prepare only the common ones.
 */
export function prepareText(text: string): void {
  if (names.prepared.size < MOST_PREPARED && !names.prepared.has(text)) names.prepared.set(text, `trellis_${names.prepared.size + 1}`);
}

/** The name of a statement that {@link prepareText} has prepared. */
export function preparedName(text: string): string | undefined {
  return names.prepared.get(text);
}

/** The name of a statement that runs again and whose plan does not depend on its values. `undefined` beyond the first 256. */
export function repeatedName(text: string): string | undefined {
  const name = names.repeated.get(text);
  if (name !== undefined || names.repeated.size >= MOST_REPEATED) return name;
  const mayBeNamed = known.get(text);
  if (mayBeNamed === undefined) known.set(text, !PLANNED_EACH_TIME.some(({ pattern }) => pattern.test(text)));
  if (mayBeNamed === true) names.repeated.set(text, `trellis_again_${names.repeated.size + 1}`);
  return names.repeated.get(text);
}
