import type { JSX } from 'react';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { useRowSource } from '../rows/row-source.ts';
import { AlternativesField } from './AlternativesField.tsx';
import type { FieldsProps } from './fields-props.ts';
import { KindField } from './KindField.tsx';
import { NamesFields } from './NamesFields.tsx';

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
