import type { JSX } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { useLocale } from '../i18n/use-locale.ts';
import { FieldFrame, type FieldTexts } from '../ui/FieldFrame.tsx';
import { instantOf, localTimeOf, zoneName } from './local-time.ts';

interface InstantInputProps<Values extends FieldValues> extends FieldTexts {
  readonly form: UseFormReturn<Values>;
  /** A field that holds an instant in the format of `instantSchema`, or an empty text. */
  readonly name: Path<Values>;
}

/**
 * A date and a time in the user's time zone. The name of the time zone is shown below, unless there is help. The form holds the
 * instant. An instant that is not edited stays the same, to the millisecond.
 *
 * @example <InstantInput label={t('start')} {...fields.controlled('startsAt')} />
 */
export function InstantInput<Values extends FieldValues>({ form, name, help, ...texts }: InstantInputProps<Values>): JSX.Element {
  const locale = useLocale();
  const { field } = useController({ control: form.control, name });
  const instant: string = field.value;
  return (
    <FieldFrame {...texts} help={help ?? zoneName(instant, locale)}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="datetime-local"
          max="9999-12-31T23:59"
          dir="ltr"
          ref={field.ref}
          name={field.name}
          value={localTimeOf(instant)}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(instantOf(target.value))}
        />
      )}
    </FieldFrame>
  );
}
