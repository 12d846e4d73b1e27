import { type JSX, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useLanguageName } from '#core/client/i18n/use-language-name.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { CEFR_LEVELS } from '../../../contract/detail-values.ts';
import type { JobLanguage } from '../../../contract/job-details.ts';
import type { PostingFieldsProps } from '../posting-values.ts';
import { useLanguageSource } from './use-language-source.ts';
import * as styles from '../JobForm.module.css';

/** Most languages of a posting. */
const MOST = 8;

/** The languages that the job needs, each with a level. */
export function LanguageList({ form, fields }: PostingFieldsProps): JSX.Element {
  const t = useT('jobs');
  const languageName = useLanguageName();
  const { field } = useController({ control: form.control, name: 'languages' });
  const languages = field.value;
  const source = useLanguageSource((code) => languages.some((each) => each.code === code));
  const adding = useRef<{ focus: () => void } | null>(null);
  const change = (index: number, next: JobLanguage): void => field.onChange(languages.map((each, at) => (at === index ? next : each)));
  const remove = (index: number): void => {
    field.onChange(languages.filter((_, at) => at !== index));
    adding.current?.focus();
  };
  return (
    <>
      {languages.length > 0 && (
        <ul className={styles.jobformItems}>
          {languages.map((language, index) => (
            <li key={language.code} className={styles.jobformItem}>
              <Select
                label={t('form.levelOf', { language: languageName(language.code) })}
                placeholder={t('form.chooseLevel')}
                options={CEFR_LEVELS.map((value) => ({ value, label: t(`form.cefr.${value}`) }))}
                value={language.level}
                error={fields.errorOf(`languages.${index}.level`) ?? fields.errorOf(`languages.${index}.code`)}
                onChange={({ target }) => change(index, { ...language, level: CEFR_LEVELS.find((each) => each === target.value) ?? '' })}
              />
              <IconButton
                icon={CloseIcon}
                label={t('form.removeLanguage', { language: languageName(language.code) })}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {languages.length < MOST && (
        <Picker
          key={languages.length}
          ref={(picker) => {
            adding.current = picker;
            field.ref(picker);
          }}
          label={t('form.addLanguage')}
          optional
          source={source}
          value=""
          error={fields.errorOf('languages')}
          onChange={(code) => code !== '' && field.onChange([...languages, { code, level: '' }])}
          onBlur={field.onBlur}
        />
      )}
    </>
  );
}
