import type { JSX } from 'react';
import { type AmountRange, useMoneyRange } from '../i18n/use-money-range.ts';

interface MoneyRangeProps {
  readonly range: AmountRange;
  /** The time for which it is paid, such as "a month". */
  readonly per: string;
}

/** A range of pay, such as "€2,350 to €2,900 a month". The time has less emphasis than the amount. Renders nothing without an amount. */
export function MoneyRange({ range, per }: MoneyRangeProps): JSX.Element | null {
  const amount = useMoneyRange()(range);
  if (amount === undefined) return null;
  return (
    <span className="num">
      <span className="strong">{amount}</span> <small className="muted small">{per}</small>
    </span>
  );
}
