import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { SEARCH_NAME } from '../../contract/saved.ts';
import { jobTerms, type SearchTerms } from '../search/search-terms.ts';
import { useChoiceText } from '../search/use-filter-text.ts';

/** A name for a search: its words and its choices, as far as they fit. Used in observers, because names of choices arrive later. */
export function useProposedName(terms: JobFilter): string {
  const t = useT('job-search');
  const format = useFormat();
  const shown: SearchTerms = { ...terms, exact: undefined };
  const textOf = useChoiceText({ terms: shown });
  const parts = [terms.q, terms.where, ...jobTerms.choicesIn(shown).map(textOf)].filter((part) => part !== undefined);
  const name = [...format.series(parts)].slice(0, SEARCH_NAME.max).join('').trim();
  return [...name].length < SEARCH_NAME.min ? t('saved.proposedName') : name;
}
