import { type ComponentProps, type JSX, type ReactNode, useId } from 'react';
import './Checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  readonly label: ReactNode;
  /** A sentence below the label. */
  readonly help?: ReactNode;
  /** Content at the end of the line, for example a count. */
  readonly end?: ReactNode;
  /** `radio`: one choice of several. */
  readonly kind?: 'checkbox' | 'radio';
}

/**
 * A checkbox or radio button with its label.
 *
 * @example <Checkbox label={t('remote')} {...register('remote')} />
 */
export function Checkbox({ label, help, end, kind = 'checkbox', ...input }: CheckboxProps): JSX.Element {
  const helpId = useId();
  return (
    <div className="check">
      <label>
        <input type={kind} aria-describedby={help === undefined ? undefined : helpId} {...input} />
        <span className="check__label">{label}</span>
        {end !== undefined && <span className="check__end">{end}</span>}
      </label>
      {help !== undefined && (
        <p id={helpId} className="check__help">
          {help}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Turns a setting on or off at once. For a value that is sent with a form, use `Checkbox`. */
export function Switch({ label, checked, onChange }: SwitchProps): JSX.Element {
  return (
    <label className="switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" aria-checked={checked} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </label>
  );
}
