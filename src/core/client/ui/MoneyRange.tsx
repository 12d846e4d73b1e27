import { type ComponentProps, type JSX, type ReactNode, useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import { TextInput } from './TextInput.tsx';

/** One end of the range: how its input is bound, and what is wrong with it. */
export type MoneyEnd = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'onInput'> & { readonly error?: string | undefined };

interface MoneyRangeProps {
  readonly legend: ReactNode;
  readonly help?: ReactNode;
  readonly min: MoneyEnd;
  readonly max: MoneyEnd;
  /** More of the same line: currency and period. */
  readonly children?: ReactNode;
}

/** A range of amounts in major units (euros, not cents); either end may stay empty. */
export function MoneyRange({ legend, help, min, max, children }: MoneyRangeProps): JSX.Element {
  const t = useT('core');
  const helpId = useId();
  return (
    <fieldset className="field" {...(help === undefined ? {} : { 'aria-describedby': helpId })}>
      <legend className="field__label">{legend}</legend>
      <div className="fields__pair">
        <TextInput label={t('money.from')} inputMode="decimal" autoComplete="off" {...min} />
        <TextInput label={t('money.to')} inputMode="decimal" autoComplete="off" {...max} />
        {children}
      </div>
      {help !== undefined && (
        <p className="field__help" id={helpId}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
