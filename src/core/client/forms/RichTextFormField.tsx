import type { ComponentProps, JSX } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { RichTextField } from '../ui/rich-text/RichTextField.tsx';

interface RichTextFormFieldProps<Values extends FieldValues>
  extends Omit<ComponentProps<typeof RichTextField>, 'value' | 'onChange' | 'onBlur' | 'ref'> {
  readonly form: UseFormReturn<Values>;
  /** A field that holds HTML, or an empty text. Its schema is a `richTextSchema`. */
  readonly name: Path<Values>;
}

/**
 * A {@link RichTextField} in a form.
 *
 * @example <RichTextFormField label={t('description')} limit={15_000} {...fields.controlled('description')} />
 */
export function RichTextFormField<Values extends FieldValues>({ form, name, ...look }: RichTextFormFieldProps<Values>): JSX.Element {
  const { field } = useController({ control: form.control, name });
  const value: string = field.value;
  return <RichTextField {...look} ref={field.ref} value={value} onChange={field.onChange} onBlur={field.onBlur} />;
}
