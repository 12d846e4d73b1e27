import { type JSX, useState } from 'react';
import { typedNumber } from '#core/client/i18n/typed-number.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { minorDigits } from '#core/contract/minor-digits.ts';

interface NumberFieldProps extends FieldTexts {
  readonly value: number | null;
  /** The currency of an amount of money: its sign and its decimals may be typed. */
  readonly currency?: string;
  /** Receives `NaN` for text that is not a number, which the schema then refuses. */
  readonly onChange: (value: number | null) => void;
}

/** A whole number or an amount of money, as it is written in the language of the user. An empty field gives `null`. */
export function NumberField({ value, currency, onChange, ...texts }: NumberFieldProps): JSX.Element {
  const locale = useLocale();
  const decimals = currency === undefined ? 0 : minorDigits(currency);
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const type = (text: string): void => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (typedNumber(text, { locale, currency, decimals }) ?? Number.NaN));
  };
  return <TextInput {...texts} inputMode="numeric" autoComplete="off" value={typed} onChange={({ target }) => type(target.value)} />;
}
