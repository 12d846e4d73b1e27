import type { ComponentProps, JSX } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { useLength } from './use-length.ts';

type TextInputProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'onInput'> & {
    /** Maximum number of characters. A counter appears from 80 % of it. Longer text is not cut off. */
    readonly limit?: number;
  };

/**
 * A labelled text field with one line.
 *
 * @example <TextInput label={t('title')} error={errors.title?.message} limit={200} {...register('title')} />
 */
export function TextInput({ label, help, error, optional, limit, ...input }: TextInputProps): JSX.Element {
  const { count, onInput } = useLength(limit, input.value ?? input.defaultValue);
  return (
    <FieldFrame {...{ label, help, error, optional, count }}>
      {(control) => <input className="input" type="text" {...input} {...control} onInput={onInput} />}
    </FieldFrame>
  );
}
