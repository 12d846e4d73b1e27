import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { MoreValues } from '#core/client/search/MoreValues.tsx';
import type { OnSearch } from '#core/client/search/use-faceted-search.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { type CandidateTerms, candidateTerms } from './candidate-search.ts';

interface SkillChoiceProps {
  readonly terms: CandidateTerms;
  readonly onSearch: OnSearch<CandidateTerms>;
}

/** Whether candidates need one or all of the chosen skills, and a field that finds skills beyond the most frequent ones by name. */
export function SkillChoice({ terms, onSearch }: SkillChoiceProps): JSX.Element {
  const t = useT('candidate');
  const chosen = candidateTerms.valuesIn(terms, 'skills');
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
          onChange={({ target }) =>
            onSearch((latest) => candidateTerms.changed(latest, { allSkills: target.value === 'all' || undefined }))
          }
        />
      )}
      <MoreValues
        label={t('candidates.search.moreSkills')}
        list={offeredList('skills')}
        chosen={chosen}
        onChoose={(skill) => onSearch((latest) => candidateTerms.withValue(latest, 'skills', skill))}
      />
    </>
  );
}
