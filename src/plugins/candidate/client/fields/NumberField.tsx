import { type JSX, useState } from 'react';
import { typedNumber } from '#core/client/i18n/typed-number.ts';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';

interface NumberFieldProps extends FieldTexts {
  readonly value: number | null;
  /** Receives `NaN` for text that is not a number, which the schema then refuses. */
  readonly onChange: (value: number | null) => void;
}

/** A whole number in the digits of any script. An empty field gives `null`. */
export function NumberField({ value, onChange, ...texts }: NumberFieldProps): JSX.Element {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const type = (text: string): void => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (typedNumber(text) ?? Number.NaN));
  };
  return <TextInput {...texts} inputMode="numeric" autoComplete="off" value={typed} onChange={({ target }) => type(target.value)} />;
}
