import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Salary } from '../../contract/salary.ts';

/** A salary in words of the reader's language: "€2,350 to €2,900 a month". */
export function SalaryText({ salary }: { readonly salary: Salary }): JSX.Element | null {
  const t = useT('jobs');
  const format = useFormat();
  const { min, max, currency } = salary;
  const period = t(`period.${salary.period}`);
  const money = (amount: number): string => format.money(amount, currency);
  if (min !== null && max !== null) {
    return (
      <span>
        {min === max ? t('salary.exact', { amount: money(min), period }) : t('salary.range', { min: money(min), max: money(max), period })}
      </span>
    );
  }
  if (min !== null) return <span>{t('salary.from', { min: money(min), period })}</span>;
  if (max !== null) return <span>{t('salary.upTo', { max: money(max), period })}</span>;
  return null;
}
