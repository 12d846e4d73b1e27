import { LRUCache } from 'lru-cache';
import type { OfferedRow } from '../../contract/master-row.ts';

/**
 * The answers of the latest searches, because users type the same beginnings again and again. A search of another revision of the kind has
 * another key. Answers of more than 50 rows are not cached, so that all of them together take little memory.
 */
export function recentSearches(): LRUCache<string, readonly OfferedRow[]> {
  return new LRUCache({ max: 500, maxEntrySize: 50, sizeCalculation: ({ length }) => Math.max(length, 1) });
}
