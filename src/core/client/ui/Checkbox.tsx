import type { ComponentProps, JSX, ReactNode } from 'react';
import './Field.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { readonly label: ReactNode };

/** A choice of yes or no with its words beside it. */
export function Checkbox({ label, ...input }: CheckboxProps): JSX.Element {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
