import { type JSX, type ReactNode, useId } from 'react';
import { Checkbox } from './Checkbox.tsx';
import type { SelectOption } from './Select.tsx';

interface RadioGroupProps {
  readonly label: ReactNode;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one option, with all options visible. */
export function RadioGroup({ label, options, value, onChange }: RadioGroupProps): JSX.Element {
  const name = useId();
  return (
    <fieldset className="radios">
      <legend>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          kind="radio"
          name={name}
          label={option.label}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  );
}
