import { useDistanceText } from '#core/client/i18n/use-distance-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FacetsInput } from '#core/client/search/search-parts.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import type { RadiosFacet } from '#core/client/ui/facets/facet.ts';
import { RADIUS } from '#plugins/places/contract/place.ts';
import type { JobFacets } from '../../../contract/search-schemas.ts';
import { jobTerms, type SearchTerms } from '../../terms/job-search.ts';
import { offeredDistances } from '../../terms/offered-distances.ts';

/** How far around the chosen place is searched, and whether remote jobs are found too. None without a place. */
export function useDistanceFacet({
  terms,
  onSearch,
}: Pick<FacetsInput<SearchTerms, JobFacets>, 'terms' | 'onSearch'>): readonly RadiosFacet[] {
  const t = useT('job-search');
  const text = useDistanceText();
  if (terms.place === undefined) return [];
  const chosen = terms.radius ?? RADIUS.usual;
  // An address may have another distance.
  const distances = [...new Set([...offeredDistances(), chosen])].sort((a, b) => a - b);
  return [
    {
      kind: 'radios',
      id: 'distance',
      title: t('finding.distance'),
      options: distances.map((km) => ({ value: String(km), label: text(km) })),
      chosen: String(chosen),
      onChange: (value) => onSearch((latest) => jobTerms.withText(latest, 'radius', value)),
      end: (
        <Checkbox
          label={t('finding.alsoRemote')}
          checked={terms.remote === true}
          onChange={({ target }) => onSearch((latest) => jobTerms.changed(latest, { remote: target.checked || undefined }))}
        />
      ),
    },
  ];
}
