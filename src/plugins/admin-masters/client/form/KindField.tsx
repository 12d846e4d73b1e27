import type { JSX } from 'react';
import { useController } from 'react-hook-form';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Picker, PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import type { ChoiceField, NumberField, ReferenceField } from '../../contract/define-master.ts';
import { useRowSource } from '../row-source.ts';
import { PatternInput } from './PatternInput.tsx';
import { usePartTexts } from './use-part-texts.ts';
import type { FieldInputProps } from './use-row-form.ts';

/** The input of one field of a kind. */
export function KindField(props: FieldInputProps): JSX.Element {
  const { entity, field, form, fields } = props;
  const { labelOf, helpOf } = usePartTexts(entity);
  const path = `fields.${field.name}` as const;
  const texts = { label: labelOf(path), help: helpOf(field.name), error: fields.errorOf(path), optional: field.isRequired !== true };
  switch (field.kind) {
    case 'line':
      return <TextInput {...texts} dir="auto" limit={field.max} {...form.register(path)} />;
    case 'text':
      return <TextArea {...texts} rows={3} limit={field.max} {...form.register(path)} />;
    case 'number':
      return <NumberInput {...props} field={field} />;
    case 'flag':
      return <Checkbox label={texts.label} {...(texts.help !== undefined && { help: texts.help })} {...form.register(path)} />;
    case 'choice':
      return <ChoiceInput {...props} field={field} />;
    case 'reference':
      return <ReferenceInput {...props} field={field} />;
    case 'pattern':
      return <PatternInput {...props} field={field} />;
  }
}

function NumberInput({ entity, field, fields }: FieldInputProps<NumberField>): JSX.Element {
  const t = useT('admin-masters');
  const format = useFormat();
  const { labelOf, helpOf } = usePartTexts(entity);
  const path = `fields.${field.name}` as const;
  const limits = t('form.between', { min: format.number(field.min), max: format.number(field.max) });
  const help = helpOf(field.name);
  const isWhole = (field.decimals ?? 0) === 0;
  return (
    <TextInput
      label={labelOf(path)}
      help={help === undefined ? limits : `${help} ${limits}`}
      optional={field.isRequired !== true}
      // Keyboards with digits only have no minus.
      inputMode={field.min < 0 ? 'text' : isWhole ? 'numeric' : 'decimal'}
      dir="ltr"
      autoComplete="off"
      {...fields.text(path)}
    />
  );
}

function ChoiceInput({ entity, field, form, fields }: FieldInputProps<ChoiceField>): JSX.Element {
  const t = useT('admin-masters');
  const { labelOf, helpOf, optionOf } = usePartTexts(entity);
  const path = `fields.${field.name}` as const;
  const isRequired = field.isRequired === true;
  // A required choice has no empty option once it has a value. A new row begins without one.
  const isUnset = !form.formState.defaultValues?.fields?.[field.name];
  return (
    <Select
      label={labelOf(path)}
      help={helpOf(field.name)}
      optional={!isRequired}
      options={field.options.map((value) => ({ value, label: optionOf(field.name, value) }))}
      {...((!isRequired || isUnset) && { placeholder: t(isRequired ? 'form.choose' : 'form.noChoice') })}
      {...fields.registered(path)}
    />
  );
}

function ReferenceInput({ entity, field, form, fields }: FieldInputProps<ReferenceField>): JSX.Element {
  const { labelOf, helpOf } = usePartTexts(entity);
  const path = `fields.${field.name}` as const;
  const { max = 1 } = field;
  const { field: input } = useController({ control: form.control, name: path });
  const source = useRowSource({ entity: field.entity });
  const look = {
    label: labelOf(path),
    help: helpOf(field.name),
    error: fields.errorOf(path),
    optional: field.isRequired !== true,
    source,
    onChange: input.onChange,
    onBlur: input.onBlur,
    ref: input.ref,
  };
  if (max === 1) return <Picker {...look} value={typeof input.value === 'string' ? input.value : ''} />;
  return <PickerOfSeveral {...look} most={max} values={Array.isArray(input.value) ? input.value : []} />;
}
