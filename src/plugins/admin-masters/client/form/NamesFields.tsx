import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { directionOf } from '#core/client/i18n/language.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { ALL_NAME_LANGUAGES, NAME_LANGUAGES } from '../../contract/master-row.ts';
import type { FieldsProps } from './fields-props.ts';
import { languageName } from './use-part-texts.ts';
import * as styles from './RowForm.module.css';

/** The names in the other languages, and how many there are. Each field uses the script direction of its language. */
export function NamesFields({ form, fields }: Pick<FieldsProps, 'form' | 'fields'>): JSX.Element {
  const t = useT('admin-masters');
  const [name, names] = useWatch({ control: form.control, name: ['name', 'names'] });
  const isMissing = (language: (typeof NAME_LANGUAGES)[number]): boolean => names[language].trim() === '';
  const given = NAME_LANGUAGES.filter((language) => !isMissing(language)).length + (name.trim() === '' ? 0 : 1);
  return (
    <fieldset className={styles.mastersNames}>
      <legend>{t('form.names')}</legend>
      <p className="muted small">
        {t('form.namesCount', { given, total: ALL_NAME_LANGUAGES.length })} {t('form.namesHelp')}
      </p>
      {NAME_LANGUAGES.map((language) => (
        <TextInput
          key={language}
          label={<bdi lang={language}>{languageName(language)}</bdi>}
          help={isMissing(language) && <span className={styles.mastersMissing}>{t('form.missing')}</span>}
          lang={language}
          dir={directionOf(language)}
          {...fields.text(`names.${language}`)}
        />
      ))}
    </fieldset>
  );
}
