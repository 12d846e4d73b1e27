import { type ComponentProps, type JSX, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { usePhones } from '../ui/phone/use-phones.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface PhoneFieldProps<Values extends FieldValues>
  extends Pick<ComponentProps<typeof TextInput>, 'label' | 'help' | 'error' | 'optional'> {
  readonly form: UseFormReturn<Values>;
  /** A field that holds what was typed, or an `editablePhone`. `phoneSchema` reads it. */
  readonly name: Path<Values>;
}

/** The text in a field that has the focus, and the value of the form that it stands for. */
interface Edited {
  readonly text: string;
  readonly value: string;
}

/**
 * A telephone number with its country code, in any form that people write. It is shown with spaces, in the international form, which can be
 * changed and is read as the same number everywhere. The text never changes while the field has the focus, and the value of the form only
 * when the user types.
 *
 * @example <PhoneField label={t('phone')} {...fields.controlled('phone')} />
 */
export function PhoneField<Values extends FieldValues>({ form, name, ...texts }: PhoneFieldProps<Values>): JSX.Element {
  const { field } = useController({ control: form.control, name });
  const phones = usePhones();
  const [edited, setEdited] = useState<Edited>();
  const value: string = field.value;
  const shown = phones?.spacedPhone(value) ?? value;
  // A form may be filled in while the field has the focus.
  const text = edited?.value === value ? edited.text : shown;
  return (
    <TextInput
      {...texts}
      type="tel"
      dir="ltr"
      autoComplete="tel"
      ref={field.ref}
      name={field.name}
      value={text}
      onFocus={() => setEdited({ text, value })}
      onChange={({ target }) => {
        setEdited({ text: target.value, value: target.value });
        field.onChange(target.value);
      }}
      onBlur={() => {
        setEdited(undefined);
        field.onBlur();
      }}
    />
  );
}
