import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { LANGUAGE_LEVELS, type SpokenLanguage } from '../../../contract/sections.ts';
import { AddLanguage } from '../../fields/AddLanguage.tsx';
import { useProfileWords } from '../../fields/profile-words.ts';
import { ChoosingList } from '../../items/ChoosingList.tsx';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';

const MOST = 15;

/** Step 7: languages and their levels. */
export function LanguagesFields({ form, errorOf }: SectionFieldsProps<'languages'>): JSX.Element {
  const t = useT('candidate');
  const words = useProfileWords();
  const store = useService(ProfileStore);
  const items = form.watch('items');
  const change = (languages: readonly SpokenLanguage[]): void => form.setValue('items', languages, TYPED);
  return (
    <ChoosingList
      section="languages"
      items={items}
      change={change}
      kept={() => store.value('languages').items}
      save={(languages) => store.save('languages', { items: languages })}
      titleOf={({ code }) => words.language(code)}
      adding={
        items.length < MOST && (
          <AddLanguage known={items.map(({ code }) => code)} error={errorOf('items')} onAdd={(language) => change([...items, language])} />
        )
      }
      choices={(language, changeTo) => (
        <Select
          label={t('languages.level')}
          options={LANGUAGE_LEVELS.map((value) => ({ value, label: t(`languageLevel.${value}`) }))}
          value={language.level}
          onChange={({ target }) =>
            changeTo({ ...language, level: LANGUAGE_LEVELS.find((each) => each === target.value) ?? language.level })
          }
        />
      )}
    />
  );
}
