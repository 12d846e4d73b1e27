import { type JSX, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { LANGUAGE_LEVELS, type SpokenLanguage } from '../../../contract/sections.ts';
import { Fault } from '../../fields/Fault.tsx';
import { useProfileWords } from '../../fields/profile-words.ts';
import { ChoosingList } from '../../items/ChoosingList.tsx';
import { newId } from '../../items/list-changes.ts';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import '../../fields/fields.css';

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
  const form = useRef<HTMLFieldSetElement>(null);
  const [code, setCode] = useState('');
  const [level, setLevel] = useState('');
  const add = (): void => {
    const chosen = LANGUAGE_LEVELS.find((each) => each === level);
    if (code !== '' && chosen !== undefined) {
      onAdd({ id: newId(), code, level: chosen });
      setCode('');
      setLevel('');
    }
    // Focus the first of the two fields without a value.
    form.current?.querySelector<HTMLElement>(code !== '' && chosen === undefined ? 'select:last-of-type' : 'select')?.focus();
  };
  return (
    <fieldset className="field add-language" ref={form}>
      <legend className="vh">{t('languages.add')}</legend>
      <Select
        label={t('languages.language')}
        placeholder={t('list.choose')}
        options={words.languages().filter(({ value }) => !known.includes(value))}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Select
        label={t('languages.level')}
        placeholder={t('list.choose')}
        options={LANGUAGE_LEVELS.map((value) => ({ value, label: t(`languageLevel.${value}`) }))}
        value={level}
        onChange={({ target }) => setLevel(target.value)}
      />
      <Button onClick={add}>{t('list.add')}</Button>
      <Fault sentence={error} />
    </fieldset>
  );
}
