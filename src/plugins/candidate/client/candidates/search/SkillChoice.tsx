import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { filterValues } from '#plugins/jobs/contract/filter-values.ts';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import { type OnSearch, withValue } from './candidate-choices.ts';
import { changed } from './candidate-terms.ts';

interface SkillChoiceProps {
  readonly terms: CandidateQuery;
  readonly onSearch: OnSearch;
}

/** Whether candidates need one or all of the chosen skills, and a field that finds skills beyond the most frequent ones by name. */
export function SkillChoice({ terms, onSearch }: SkillChoiceProps): JSX.Element {
  const t = useT('candidate');
  const chosen = filterValues(terms.skills);
  const source = useListSource(offeredList('skills'), { nameOf: () => undefined, isLeftOut: (code) => chosen.includes(code) });
  return (
    <>
      {chosen.length > 1 && (
        <Select
          label={t('candidates.search.skillsNeeded')}
          options={[
            { value: '', label: t('candidates.search.anySkill') },
            { value: 'all', label: t('candidates.search.allSkills') },
          ]}
          value={terms.allSkills ? 'all' : ''}
          onChange={({ target }) => onSearch((latest) => changed(latest, { allSkills: target.value === 'all' || undefined }))}
        />
      )}
      <Picker
        label={t('candidates.search.moreSkills')}
        source={source}
        value=""
        onChange={(skill) => {
          if (skill !== '') onSearch((latest) => withValue(latest, 'skills', skill));
        }}
      />
    </>
  );
}
