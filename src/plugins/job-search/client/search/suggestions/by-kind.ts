import { MOST_SUGGESTIONS } from '../../../contract/search.ts';
import type { JobSuggestion } from '../../../contract/search-schemas.ts';

/** The suggestions with equal kinds together, in the order in which the kinds first appear. */
export function byKind(suggestions: readonly JobSuggestion[]): readonly JobSuggestion[] {
  const shown = suggestions.slice(0, MOST_SUGGESTIONS);
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => shown.filter((suggestion) => suggestion.kind === kind));
}
