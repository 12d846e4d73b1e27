import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { OnSearch } from '#core/client/search/use-faceted-search.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { LANGUAGE_LEVELS } from '../../../contract/sections.ts';
import { useProfileWords } from '../../fields/profile-words.ts';
import { type CandidateTerms, candidateTerms, languageOf, levelOf } from './candidate-search.ts';

interface LanguageLevelsProps {
  /** The chosen languages, such as `nl:b2`. */
  readonly spoken: readonly string[];
  readonly onSearch: OnSearch<CandidateTerms>;
}

/** The lowest level of each chosen language. */
export function LanguageLevels({ spoken, onSearch }: LanguageLevelsProps): JSX.Element {
  const t = useT('candidate');
  const words = useProfileWords();
  return (
    <>
      {spoken.map((value) => (
        <Select
          key={languageOf(value)}
          label={t('candidates.search.lowestLevel', { language: words.language(languageOf(value)) })}
          options={LANGUAGE_LEVELS.map((level) => ({
            value: level,
            label: level === 'a1' ? t('candidates.search.anyLevel') : t(`languageLevel.${level}`),
          }))}
          value={levelOf(value)}
          onChange={({ target }) =>
            onSearch((latest) =>
              candidateTerms.withSameChanges(latest, 'languages', { before: [value], after: [`${languageOf(value)}:${target.value}`] }),
            )
          }
        />
      ))}
    </>
  );
}
