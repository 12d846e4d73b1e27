import { type JSX, type ReactNode, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { Fault } from './Fault.tsx';
import * as styles from './fields.module.css';

interface ChecksFieldProps<Word extends string> extends FieldTexts {
  readonly options: readonly { readonly value: Word; readonly label: ReactNode }[];
  readonly values: readonly Word[];
  readonly onChange: (values: readonly Word[]) => void;
}

/** Checkboxes for any number of a few choices. */
export function ChecksField<Word extends string>(props: ChecksFieldProps<Word>): JSX.Element {
  const { label, help, error, optional, options, values, onChange } = props;
  const core = useT('core');
  const noteId = useId();
  const note = error ?? help;
  // In the order of the list, not in the order of the clicks.
  const toggle = (word: Word, isOn: boolean): void =>
    onChange(options.map(({ value }) => value).filter((value) => (value === word ? isOn : values.includes(value))));
  return (
    <fieldset className={`field ${styles.checks}`} aria-describedby={note === undefined ? undefined : noteId}>
      <legend>
        {label} {optional && <span className="field__optional">{core('field.optional')}</span>}
      </legend>
      <div className={styles.checksOptions}>
        {options.map(({ value, label: word }) => (
          <Checkbox
            key={value}
            label={word}
            checked={values.includes(value)}
            aria-invalid={error !== undefined}
            onChange={({ target }) => toggle(value, target.checked)}
          />
        ))}
      </div>
      <Fault id={noteId} sentence={error} />
      {error === undefined && help !== undefined && (
        <p className="field__help" id={noteId}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
