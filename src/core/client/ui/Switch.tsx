import type { JSX, ReactNode } from 'react';
import './Checkbox.css';

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
