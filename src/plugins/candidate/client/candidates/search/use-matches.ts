import { useCallback } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FoundCandidate } from '../../../contract/candidate-search-schemas.ts';
import { type CandidateChoice, candidateTerms } from './candidate-search.ts';
import { type KnownSearch, useChoiceText } from './use-choice-text.ts';

/** The filters of several values of which the row of a candidate says the ones that match. */
const IN_ROW: ReadonlySet<CandidateChoice['filter']> = new Set(['skills', 'country']);

/**
 * Returns a sentence about why a candidate matches the search; `undefined` for a search that finds everybody. Of several skills it names
 * those that the candidate has. Call it in an observer. The function changes only with the texts, because a new one renders every row again.
 */
export function useMatches({ terms, facets }: KnownSearch): (candidate: FoundCandidate) => string | undefined {
  const t = useT('candidate');
  const format = useFormat();
  const countryName = useCountryName();
  const textOf = useChoiceText({ terms, facets });
  const asked = terms.q === undefined ? [] : [t('candidates.search.words', { words: terms.q })];
  const common = candidateTerms.choicesIn(terms).filter(({ filter }) => !IN_ROW.has(filter));
  const shared = JSON.stringify([...asked, ...common.map(textOf)]);
  const [hasTown, hasCountry] = [terms.town !== undefined, terms.country !== undefined];
  return useCallback(
    ({ skills, country, city }) => {
      const words: readonly string[] = JSON.parse(shared);
      const reasons = [
        ...words,
        ...skills.filter(({ isAsked }) => isAsked).map(({ name }) => name),
        ...(hasTown ? [city] : []),
        ...(hasCountry ? [countryName(country)] : []),
      ];
      return reasons.length === 0 ? undefined : t('candidates.search.matches', { reasons: format.series(reasons) });
    },
    [t, format, countryName, shared, hasTown, hasCountry],
  );
}
