import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Salary } from '../../contract/reply-schemas.ts';
import * as styles from './SalaryText.module.css';

/** A salary in the user's language, such as "€2,350 to €2,900 a month". The period has less emphasis than the amount. */
export function SalaryText({ salary }: { readonly salary: Salary }): JSX.Element | null {
  const t = useT('jobs');
  const amount = useSalaryAmount(salary);
  if (amount === undefined) return null;
  return (
    <span className={styles.salary}>
      <span className={styles.salaryAmount}>{amount}</span> <small>{t(`period.${salary.period}`)}</small>
    </span>
  );
}

/** The amount of a salary without its period; `undefined` when both ends are missing. */
export function useSalaryAmount(salary: Salary | null): string | undefined {
  const t = useT('jobs');
  const format = useFormat();
  if (salary === null) return undefined;
  const { min, max, currency } = salary;
  const money = (amount: number): string => format.money(amount, currency);
  if (min !== null && max !== null) return min === max ? money(min) : t('salary.range', { min: money(min), max: money(max) });
  if (min !== null) return t('salary.from', { min: money(min) });
  return max === null ? undefined : t('salary.upTo', { max: money(max) });
}
