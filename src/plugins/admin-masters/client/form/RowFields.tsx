import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { directionOf } from '#core/contract/writing-direction.ts';
import { ALL_NAME_LANGUAGES, NAME_LANGUAGES } from '../../contract/master-row.ts';
import { useRowSource } from '../row-source.ts';
import { AlternativesField } from './AlternativesField.tsx';
import { KindField } from './KindField.tsx';
import { languageName } from './use-part-texts.ts';
import type { FieldsProps } from './use-row-form.ts';
import * as styles from './RowForm.module.css';

/** The inputs for all values of a row, except whether it is hidden. */
export function RowFields(props: FieldsProps & { readonly isNew: boolean }): JSX.Element {
  const { entity, form, fields, isNew } = props;
  const { description } = entity;
  const t = useT('admin-masters');
  return (
    <>
      <TextInput label={t('form.part.name')} lang="en" dir="ltr" {...fields.text('name')} />
      {isNew && <TextInput label={t('form.code')} help={t('form.codeHelp')} optional dir="ltr" {...fields.text('code')} />}
      {isNew && description.levels > 1 && <ParentField {...props} />}
      <NamesFields form={form} fields={fields} />
      <TextArea label={t('form.part.description')} help={t('form.descriptionHelp')} optional rows={3} {...fields.text('description')} />
      {description.fields.map((one) => (
        <KindField key={one.name} {...props} field={one} />
      ))}
      {description.hasUri && (
        <TextInput label={t('form.part.uri')} help={t('form.uriHelp')} optional type="url" dir="ltr" {...fields.text('uri')} />
      )}
      {description.hasAlternatives && <AlternativesField form={form} fields={fields} />}
    </>
  );
}

/** The row above a new row. Existing rows are moved in the list. */
function ParentField({ entity: { description }, fields }: FieldsProps): JSX.Element {
  const t = useT('admin-masters');
  // In a kind with two levels, only rows at the top can have rows below.
  const source = useRowSource({ entity: description.entity, isComplete: true, isShown: true, isTop: description.levels === 2 });
  return (
    <PickerField label={t('form.part.parent')} help={t('form.parentHelp')} optional {...fields.controlled('parent')} source={source} />
  );
}

/** The names in the other languages, and how many there are. Each field uses the script direction of its language. */
function NamesFields({ form, fields }: Pick<FieldsProps, 'form' | 'fields'>): JSX.Element {
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
