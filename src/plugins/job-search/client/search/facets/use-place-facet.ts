import { useT } from '#core/client/i18n/use-t.ts';
import type { FacetsInput } from '#core/client/search/search-parts.ts';
import type { RadiosFacet } from '#core/client/ui/facets/facet.ts';
import type { JobFacets } from '../../../contract/search-schemas.ts';
import { jobTerms, type SearchTerms } from '../../terms/job-search.ts';
import { usualDistance } from '../../terms/offered-distances.ts';
import { withoutPhrase } from '../../terms/without-phrase.ts';
import { usePlaceName, usePlaceText } from '../suggestions/place-name.ts';

/** The towns of the jobs found. A choice searches around the town. None where no place is known. */
export function usePlaceFacet({
  terms,
  facets,
  onSearch,
}: Pick<FacetsInput<SearchTerms, JobFacets>, 'terms' | 'facets' | 'onSearch'>): readonly RadiosFacet[] {
  const t = useT('job-search');
  const [nameOf, textOf] = [usePlaceName(), usePlaceText()];
  // A server of an earlier build does not count them.
  const { values = [], more = false, read = null } = facets?.places ?? {};
  const counted = values.map(({ place, count }) => ({ value: String(place.id), label: textOf(place), count, isMore: more }));
  const chosen = String(terms.place ?? read?.id ?? '');
  const isCounted = chosen === '' || counted.some(({ value }) => value === chosen);
  if (counted.length === 0) return [];
  const choose = (value: string): void => {
    const place = values.find(({ place: { id } }) => String(id) === value)?.place;
    const around = place && { where: nameOf(place), place: place.id };
    onSearch((latest) => {
      // Words that were read as a place would have to be in the texts of the postings of another one.
      const q = latest.q && read !== null ? (withoutPhrase(latest.q, read.phrase) ?? latest.q) : latest.q;
      return jobTerms.changed(latest, { q, where: undefined, place: undefined, radius: latest.radius ?? usualDistance(), ...around });
    });
  };
  return [
    {
      kind: 'radios',
      id: 'places',
      title: t('finding.place'),
      options: [
        { value: '', label: t('finding.anyPlace') },
        ...(isCounted ? [] : [{ value: chosen, label: terms.where ?? read?.phrase ?? '' }]),
        ...counted,
      ],
      chosen,
      onChange: choose,
    },
  ];
}
