import { type JSX, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { newId } from '#core/client/forms/ordered/list-changes.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import type { SpokenLanguage } from '../../../contract/item-schemas.ts';
import { LANGUAGE_LEVELS } from '../../../contract/sections.ts';
import { Fault } from '../../fields/Fault.tsx';
import { usePendingInput } from '../../fields/pending-input.ts';
import { useProfileWords } from '../../fields/profile-words.ts';
import { ChoosingList } from '../../items/ChoosingList.tsx';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import * as styles from '../../fields/fields.module.css';

const MOST = 15;

/** Step 7: languages and their levels. */
export function LanguagesFields({ form, fields }: SectionFieldsProps<'languages'>): JSX.Element {
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
          <AddLanguage
            known={items.map(({ code }) => code)}
            error={fields.errorOf('items')}
            onAdd={(language) => change([...items, language])}
          />
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

interface AddLanguageProps {
  /** Codes of the languages already added. */
  readonly known: readonly string[];
  readonly onAdd: (language: SpokenLanguage) => void;
  readonly error: string | undefined;
}

/** Fields that add a language and its level. */
function AddLanguage({ known, onAdd, error }: AddLanguageProps): JSX.Element {
  const t = useT('candidate');
  const words = useProfileWords();
  const language = useRef<{ readonly focus: () => void }>(null);
  const levels = useRef<HTMLSelectElement>(null);
  const source = useListSource(offeredList('languages'), {
    nameOf: words.language,
    isByName: true,
    isLeftOut: (other) => known.includes(other),
  });
  const [code, setCode] = useState('');
  const [level, setLevel] = useState('');
  const [isLevelMissing, setLevelMissing] = useState(false);
  /** Answers whether the language is in the list. */
  const add = (): boolean => {
    const chosen = LANGUAGE_LEVELS.find((each) => each === level);
    setLevelMissing(chosen === undefined);
    if (chosen === undefined) {
      levels.current?.focus();
      return false;
    }
    onAdd({ id: newId(), code, level: chosen });
    setCode('');
    setLevel('');
    return true;
  };
  usePendingInput({ isTyped: () => code !== '', mayBeTyped: code !== '', keep: add });
  const press = (): void => {
    if (code === '' || add()) language.current?.focus();
  };
  return (
    <fieldset className={`field ${styles.addLanguage}`}>
      <legend className="vh">{t('languages.add')}</legend>
      <Picker
        ref={language}
        label={t('languages.language')}
        placeholder={t('list.choose')}
        source={source}
        value={code}
        onChange={setCode}
      />
      <Select
        ref={levels}
        label={t('languages.level')}
        placeholder={t('list.choose')}
        options={LANGUAGE_LEVELS.map((value) => ({ value, label: t(`languageLevel.${value}`) }))}
        value={level}
        error={isLevelMissing ? t('languages.levelNeeded') : undefined}
        onChange={({ target }) => {
          setLevel(target.value);
          setLevelMissing(false);
        }}
      />
      <Button onClick={press}>{t('list.add')}</Button>
      <Fault sentence={error} />
    </fieldset>
  );
}
