import type { JSX, ReactNode } from 'react';
import './Checkbox.css';

interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Turns something on or off at once. What is only sent with a form is a `Checkbox`. */
export function Switch({ label, checked, onChange }: SwitchProps): JSX.Element {
  return (
    <label className="switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" aria-checked={checked} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </label>
  );
}
