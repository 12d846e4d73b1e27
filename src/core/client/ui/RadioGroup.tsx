import { type JSX, type ReactNode, useId } from 'react';
import { Checkbox } from './Checkbox.tsx';

interface RadioOption<Word extends string> {
  readonly value: Word;
  readonly label: string;
  /** A sentence that says what the option means. */
  readonly help?: string;
}

interface RadioGroupProps<Word extends string> {
  readonly label: ReactNode;
  readonly options: readonly RadioOption<Word>[];
  /** None of the options before a choice. */
  readonly value: Word | '';
  readonly onChange: (value: Word) => void;
}

/** A choice of one option, with all options visible. */
export function RadioGroup<Word extends string>({ label, options, value, onChange }: RadioGroupProps<Word>): JSX.Element {
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
          help={option.help}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  );
}
