import type { Translate } from '#core/client/i18n/use-t.ts';
import { BULK_OUTCOMES } from '../../contract/handling.ts';
import type { BulkResult } from '../../contract/handling-schemas.ts';

/** The results of a bulk action, or of its undo, as sentences: how many items have each outcome. */
export function resultText(t: Translate, results: readonly BulkResult[], action: 'done' | 'undone'): string {
  const sentences = BULK_OUTCOMES.flatMap((outcome) => {
    const { length: count } = results.filter((result) => result.outcome === outcome);
    return count === 0 ? [] : [t(`bulk.outcome.${outcome === 'done' ? action : outcome}`, { count })];
  });
  return sentences.join(' ');
}
