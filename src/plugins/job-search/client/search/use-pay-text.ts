import { minorUnitsOf } from '#core/client/i18n/amount-text.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { SearchTerms } from './search-terms.ts';

type PayTerms = Pick<SearchTerms, 'minSalary' | 'maxSalary' | 'currency'>;

/** Returns the text of an amount in whole units. Without a currency it is a number. */
export function useAmountText(): (amount: number, currency: string | undefined) => string {
  const format = useFormat();
  return (amount, currency) => {
    if (currency === undefined) return format.number(amount);
    return format.money(minorUnitsOf(String(amount), currency) ?? 0, currency);
  };
}

/** Returns the text of the lowest and the highest pay of a search. */
export function usePayText(): (terms: PayTerms) => string {
  const t = useT('job-search');
  const amount = useAmountText();
  return ({ minSalary, maxSalary, currency }) => {
    const [from, to] = [minSalary, maxSalary].map((pay) => (pay === undefined ? undefined : amount(pay, currency)));
    if (from === undefined) return t('finding.payUpTo', { to: to ?? '' });
    return to === undefined ? t('search.payFrom', { amount: from }) : t('finding.payBetween', { from, to });
  };
}
