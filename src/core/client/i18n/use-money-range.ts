import { useFormat } from './use-format.ts';
import { useT } from './use-t.ts';

/** A range of amounts in minor units of one currency. One end may be open. */
export interface AmountRange {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
}

/** Returns a function that words a range, such as "€2,350 to €2,900"; `undefined` when both ends are missing. */
export function useMoneyRange(): (range: AmountRange) => string | undefined {
  const t = useT('core');
  const format = useFormat();
  return ({ min, max, currency }) => {
    const money = (amount: number): string => format.money(amount, currency);
    if (min !== null && max !== null) return min === max ? money(min) : t('money.range', { min: money(min), max: money(max) });
    if (min !== null) return t('money.from', { min: money(min) });
    return max === null ? undefined : t('money.upTo', { max: money(max) });
  };
}
