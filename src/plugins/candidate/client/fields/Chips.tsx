import type { JSX } from 'react';
import { Chip } from '#core/client/ui/chip/Chip.tsx';
import './fields.css';

interface ChipsProps {
  readonly values: readonly string[];
  /** The name shown for a value; the value itself when absent. */
  readonly nameOf?: (value: string) => string;
  readonly onRemove: (value: string) => void;
}

/** The chosen values, each with a button that removes it. */
export function Chips({ values, nameOf = String, onRemove }: ChipsProps): JSX.Element | null {
  if (values.length === 0) return null;
  return (
    <ul className="chips">
      {values.map((value) => (
        <li key={value}>
          <Chip label={nameOf(value)} onRemove={() => onRemove(value)} />
        </li>
      ))}
    </ul>
  );
}
