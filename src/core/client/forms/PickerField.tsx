import type { ComponentProps, JSX } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { Picker } from '../ui/picker/Picker.tsx';

interface PickerFieldProps<Values extends FieldValues>
  extends Omit<ComponentProps<typeof Picker>, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'> {
  readonly form: UseFormReturn<Values>;
  /** A field that holds the chosen value, or an empty text. */
  readonly name: Path<Values>;
}

/**
 * A {@link Picker} of one value in a form.
 *
 * @example <PickerField label={t('country')} source={countries} {...fields.controlled('country')} />
 */
export function PickerField<Values extends FieldValues>({ form, name, ...look }: PickerFieldProps<Values>): JSX.Element {
  const { field } = useController({ control: form.control, name });
  const value: string = field.value;
  return <Picker {...look} ref={field.ref} name={field.name} value={value} onChange={field.onChange} onBlur={field.onBlur} />;
}
