import { type ComponentProps, type JSX, useState } from 'react';
import { keptAmount, shownAmount } from '../i18n/amount-text.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { FieldTexts } from './FieldFrame.tsx';
import { TextInput } from './TextInput.tsx';

interface MoneyInputProps extends FieldTexts, Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onBlur' | 'disabled' | 'placeholder'> {
  /** The text that `keptAmount` returns: an amount that does not depend on the language, or a typed text that is not an amount. */
  readonly value: string;
  readonly onChange: (kept: string) => void;
  /** ISO 4217; empty while no currency is chosen. It decides about the decimals, and its sign may be typed. */
  readonly currency: string;
}

/**
 * A labelled field for an amount of money. It takes digits, separators and signs of the user's language, and shows the amount in it when the
 * focus leaves the field.
 *
 * @example <MoneyInput label={t('payFrom')} currency="EUR" value={payFrom} onChange={setPayFrom} />
 */
export function MoneyInput({ value, onChange, currency, onBlur, ...rest }: MoneyInputProps): JSX.Element {
  const locale = useLocale();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shownAmount(value, { locale, currency })}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(keptAmount(target.value, { locale, currency }));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
