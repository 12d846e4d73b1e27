import { type ComponentProps, type FormEvent, type JSX, useState } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface LimitedText extends FieldTexts {
  /** Maximum number of characters. A counter appears from 80 % of it. Longer text is not cut off. */
  readonly limit?: number;
}

type TextInputProps = LimitedText & Omit<ComponentProps<'input'>, 'id' | 'className' | 'onInput'>;

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

type TextAreaProps = LimitedText & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onInput'>;

/** A labelled text field with several lines. */
export function TextArea({ label, help, error, optional, limit, ...area }: TextAreaProps): JSX.Element {
  const { count, onInput } = useLength(limit, area.value ?? area.defaultValue);
  return (
    <FieldFrame {...{ label, help, error, optional, count }}>
      {(control) => <textarea className="input input--area" rows={5} {...area} {...control} onInput={onInput} />}
    </FieldFrame>
  );
}

/** Counts the text in an uncontrolled input, in code points like the schemas. Without a limit, it does not count. */
function useLength(
  limit: number | undefined,
  initial: unknown,
): { count: { used: number; limit: number } | undefined; onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void } {
  const [used, setUsed] = useState(() => length(initial));
  return {
    count: limit === undefined ? undefined : { used, limit },
    onInput: (event) => setUsed(length(event.currentTarget.value)),
  };
}

function length(text: unknown): number {
  return typeof text === 'string' ? [...text].length : 0;
}
