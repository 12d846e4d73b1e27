import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { minorDigits, PAY_PERIODS, type PayPeriod } from '#plugins/jobs/contract/salary.ts';
import type { PayWish } from '../../../contract/sections.ts';
import { NumberField } from '../../fields/NumberField.tsx';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';

/** The minimum pay. It is private unless the candidate shows it. */
export function PayFields({ form, errorOf }: SectionFieldsProps<'preferences'>): JSX.Element {
  const t = useT('candidate');
  const jobs = useT('jobs');
  const wish = form.watch('pay');
  // Kept outside the form, because without an amount the form value is `null` and cannot hold them.
  const [currency, setCurrency] = useState(wish?.currency ?? 'USD');
  const [period, setPeriod] = useState<PayPeriod>(wish?.period ?? 'year');
  const [amount, setAmount] = useState(wish === null ? null : wish.min / 10 ** minorDigits(wish.currency));
  const change = (next: { readonly amount: number | null; readonly currency: string; readonly period: PayPeriod }): void => {
    setAmount(next.amount);
    setCurrency(next.currency);
    setPeriod(next.period);
    form.setValue('pay', wishOf(next), TYPED);
  };
  return (
    <>
      <div className="fields-2">
        <NumberField
          label={t('preferences.payMin')}
          optional
          value={amount}
          currency={currency}
          error={errorOf('pay')}
          onChange={(typed) => change({ amount: typed, currency, period })}
        />
        <div className="month__pair">
          <Select
            label={jobs('form.currency')}
            options={Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: code }))}
            value={currency}
            onChange={({ target }) => change({ amount, currency: target.value, period })}
          />
          <Select
            label={jobs('form.period')}
            options={PAY_PERIODS.map((value) => ({ value, label: jobs(`period.${value}`) }))}
            value={period}
            onChange={({ target }) => change({ amount, currency, period: PAY_PERIODS.find((each) => each === target.value) ?? period })}
          />
        </div>
      </div>
      <Checkbox label={t('preferences.showsPay')} help={t('preferences.showsPayHelp')} {...form.register('showsPay')} />
    </>
  );
}

function wishOf({ amount, currency, period }: { amount: number | null; currency: string; period: PayPeriod }): PayWish | null {
  return amount === null ? null : { min: Math.round(amount * 10 ** minorDigits(currency)), currency, period };
}
