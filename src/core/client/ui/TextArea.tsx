import type { ComponentProps, JSX } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { useLength } from './use-length.ts';

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onInput'> & {
    /** Maximum number of characters. A counter appears from 80 % of it. Longer text is not cut off. */
    readonly limit?: number;
  };

/** A labelled text field with several lines. */
export function TextArea({ label, help, error, optional, limit, ...area }: TextAreaProps): JSX.Element {
  const { count, onInput } = useLength(limit, area.value ?? area.defaultValue);
  return (
    <FieldFrame {...{ label, help, error, optional, count }}>
      {(control) => <textarea className="input input--area" rows={5} {...area} {...control} onInput={onInput} />}
    </FieldFrame>
  );
}
