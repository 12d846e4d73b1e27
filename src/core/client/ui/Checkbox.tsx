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
