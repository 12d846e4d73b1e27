import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { suggestJobs } from '../../../contract/endpoints.ts';
import { MOST_SUGGESTIONS } from '../../../contract/search.ts';
import type { JobSuggestion } from '../../../contract/search-schemas.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

/** Suggestions for the words of a search, from two letters on. Equal kinds stand together. */
export function useJobSuggestions(onChoose: (suggestion: JobSuggestion) => void): Suggestions<JobSuggestion> {
  const api = useService(ApiClient);
  const load = async (q: string, signal: AbortSignal): Promise<readonly JobSuggestion[]> => {
    // Quiet: the user typed a search, which works without suggestions.
    const { items } = await api.call(suggestJobs, { query: { q }, signal, quiet: true });
    return Array.isArray(items) ? byKind(items) : [];
  };
  return useSuggestions({ load, fromLength: 2, onChoose });
}

/** The suggestions with equal kinds together, in the order in which the kinds first appear. */
function byKind(suggestions: readonly JobSuggestion[]): readonly JobSuggestion[] {
  return [...Map.groupBy(suggestions.slice(0, MOST_SUGGESTIONS), ({ kind }) => kind).values()].flat();
}
