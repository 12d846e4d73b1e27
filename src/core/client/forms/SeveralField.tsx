import type { ComponentProps, JSX } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { PickerOfSeveral } from '../ui/picker/Picker.tsx';
import type { FormFields } from './form-fields.ts';

interface SeveralFieldProps<Values extends FieldValues>
  extends Omit<ComponentProps<typeof PickerOfSeveral>, 'values' | 'error' | 'onChange' | 'onBlur' | 'name' | 'ref'> {
  readonly form: UseFormReturn<Values>;
  readonly fields: FormFields<Values>;
  /** A field that holds the list of chosen values. */
  readonly name: Path<Values>;
}

/**
 * A {@link PickerOfSeveral} in a form. It shows the first error of its values.
 *
 * @example <SeveralField form={form} fields={fields} name="benefits" label={t('benefits')} source={benefits} most={20} />
 */
export function SeveralField<Values extends FieldValues>({ form, fields, name, ...look }: SeveralFieldProps<Values>): JSX.Element {
  const { field } = useController({ control: form.control, name });
  const values: readonly string[] = field.value;
  const faults = values.map((_, index) => fields.errorOf(`${name}.${index}` as Path<Values>)).filter((fault) => fault !== undefined);
  return (
    <PickerOfSeveral
      {...look}
      ref={field.ref}
      values={values}
      error={fields.errorOf(name) ?? faults[0]}
      onChange={(chosen) => field.onChange([...chosen])}
      onBlur={field.onBlur}
    />
  );
}
