import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { filterValues } from '#plugins/jobs/contract/filter-values.ts';
import type { OnSearch } from '../on-search.ts';
import { withValue } from '../search-choices.ts';
import type { SearchTerms } from '../search-terms.ts';

interface MoreSkillsProps {
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
}

/** Finds skills beyond the most frequent ones by name. */
export function MoreSkills({ terms, onSearch }: MoreSkillsProps): JSX.Element {
  const t = useT('job-search');
  const chosen = filterValues(terms.skills);
  const source = useListSource(offeredList('skills'), { nameOf: () => undefined, isLeftOut: (code) => chosen.includes(code) });
  return (
    <Picker
      label={t('finding.moreSkills')}
      source={source}
      value=""
      onChange={(skill) => {
        if (skill !== '') onSearch((latest) => withValue(latest, 'skills', skill));
      }}
    />
  );
}
