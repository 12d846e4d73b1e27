import type { JSX } from 'react';
import { useController } from 'react-hook-form';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import type { PostingFieldsProps } from '../posting-values.ts';

interface SeveralFieldProps extends PostingFieldsProps, FieldTexts {
  readonly name: 'benefits' | 'applicantCountries';
  readonly source: PickerSource;
  readonly most: number;
  readonly placeholder?: string;
}

/** Several codes of master data. */
export function SeveralField({ form, fields, name, ...look }: SeveralFieldProps): JSX.Element {
  const { field } = useController({ control: form.control, name });
  const faults = field.value.map((_, index) => fields.errorOf(`${name}.${index}`)).filter((fault) => fault !== undefined);
  return (
    <PickerOfSeveral
      {...look}
      ref={field.ref}
      values={field.value}
      error={fields.errorOf(name) ?? faults[0]}
      onChange={(values) => field.onChange([...values])}
      onBlur={field.onBlur}
    />
  );
}
