import { type JSX, useId } from 'react';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Fault } from './Fault.tsx';

interface ExplainedChoiceProps<Word extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Word; readonly label: string; readonly help: string }[];
  readonly value: Word;
  readonly error?: string | undefined;
  readonly onChange: (value: Word) => void;
}

/** A choice of one option. Each option has a sentence that says what it means. */
export function ExplainedChoice<Word extends string>(props: ExplainedChoiceProps<Word>): JSX.Element {
  const { label, options, value, error, onChange } = props;
  const name = useId();
  const faultId = useId();
  return (
    <fieldset className="radios" aria-describedby={error === undefined ? undefined : faultId}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          kind="radio"
          name={name}
          label={option.label}
          help={option.help}
          checked={option.value === value}
          aria-invalid={error !== undefined}
          onChange={() => onChange(option.value)}
        />
      ))}
      <Fault id={faultId} sentence={error} />
    </fieldset>
  );
}
