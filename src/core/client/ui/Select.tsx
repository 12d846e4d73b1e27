import type { ComponentProps, JSX } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

/** An option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Set for words of users, whose script may have another direction than the page. */
  readonly isOwn?: boolean;
}

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    readonly options: readonly SelectOption[];
    /** Text of an empty first option, for a field without a value. */
    readonly placeholder?: string;
  };

/** A labelled choice of one option, with the device's own menu. */
export function Select({ label, help, error, optional, options, placeholder, ...select }: SelectProps): JSX.Element {
  return (
    <FieldFrame {...{ label, help, error, optional }}>
      {(control) => (
        <select className="input input--select" {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} dir={option.isOwn ? 'auto' : undefined}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
