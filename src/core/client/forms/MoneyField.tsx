import type { ComponentProps, JSX } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { MoneyInput } from '../ui/MoneyInput.tsx';

interface MoneyFieldProps<Values extends FieldValues>
  extends Omit<ComponentProps<typeof MoneyInput>, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'> {
  readonly form: UseFormReturn<Values>;
  /** A field that holds a kept amount, or an empty text. `minorUnitsOf` reads it. */
  readonly name: Path<Values>;
}

/**
 * A {@link MoneyInput} in a form.
 *
 * @example <MoneyField currency={form.watch('currency')} label={t('payMin')} {...fields.controlled('payMin')} />
 */
export function MoneyField<Values extends FieldValues>({ form, name, ...look }: MoneyFieldProps<Values>): JSX.Element {
  const { field } = useController({ control: form.control, name });
  const value: string = field.value;
  return <MoneyInput {...look} ref={field.ref} name={field.name} value={value} onChange={field.onChange} onBlur={field.onBlur} />;
}
