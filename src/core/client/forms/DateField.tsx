import type { ComponentProps, JSX } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { DateInput } from '../ui/DateInput.tsx';

interface DateFieldProps<Values extends FieldValues>
  extends Omit<ComponentProps<typeof DateInput>, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'> {
  readonly form: UseFormReturn<Values>;
  /** A field that holds a day such as `2026-09-30`, or an empty text. */
  readonly name: Path<Values>;
}

/**
 * A {@link DateInput} in a form.
 *
 * @example <DateField label={t('deadline')} {...fields.controlled('deadline')} />
 */
export function DateField<Values extends FieldValues>({ form, name, ...look }: DateFieldProps<Values>): JSX.Element {
  const { field } = useController({ control: form.control, name });
  const value: string = field.value;
  return <DateInput {...look} ref={field.ref} name={field.name} value={value} onChange={field.onChange} onBlur={field.onBlur} />;
}
