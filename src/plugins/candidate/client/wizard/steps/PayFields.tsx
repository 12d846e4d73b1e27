import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useLikelyCountry } from '#core/client/session/likely-country.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { minorDigits } from '#core/contract/minor-digits.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { currencyFor } from '#plugins/jobs/contract/currency-of-country.ts';
import { PAY_PERIODS, type PayPeriod } from '#plugins/jobs/contract/salary.ts';
import type { PayWish } from '../../../contract/section-schemas.ts';
import { NumberField } from '../../fields/NumberField.tsx';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import * as styles from '../../fields/fields.module.css';

/** The minimum pay. It is private unless the candidate shows it. */
export const PayFields = observer(function PayFields({ form, fields }: SectionFieldsProps<'preferences'>): JSX.Element {
  const t = useT('candidate');
  const jobs = useT('jobs');
  const wish = form.watch('pay');
  const currencies = useListSource(offeredList('currencies'), { nameOf: () => undefined, showsCode: true });
  const offered = useOffered(offeredList('pay-periods'));
  // Kept outside the form, because without an amount the form value is `null` and cannot hold them.
  const [chosen, setCurrency] = useState(wish?.currency);
  const likely = currencyFor(useLikelyCountry());
  const currency = chosen ?? likely;
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
      <div className={styles.fields2}>
        <NumberField
          label={t('preferences.payMin')}
          optional
          value={amount}
          currency={currency}
          error={fields.errorOf('pay')}
          onChange={(typed) => change({ amount: typed, currency, period })}
        />
        <div className={styles.monthPair}>
          <Picker
            label={jobs('form.currency')}
            source={currencies}
            value={currency}
            // An amount always has a currency.
            onChange={(code) => code !== '' && change({ amount, currency: code, period })}
          />
          <Select
            label={jobs('form.period')}
            options={offered(
              PAY_PERIODS.map((value) => ({ value, label: jobs(`period.${value}`) })),
              [period],
            )}
            value={period}
            onChange={({ target }) => change({ amount, currency, period: PAY_PERIODS.find((each) => each === target.value) ?? period })}
          />
        </div>
      </div>
      <Checkbox label={t('preferences.showsPay')} help={t('preferences.showsPayHelp')} {...form.register('showsPay')} />
    </>
  );
});

function wishOf({ amount, currency, period }: { amount: number | null; currency: string; period: PayPeriod }): PayWish | null {
  return amount === null ? null : { min: Math.round(amount * 10 ** minorDigits(currency)), currency, period };
}
