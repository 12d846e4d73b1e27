import type { JSX } from 'react';
import { MoneyField } from '#core/client/forms/MoneyField.tsx';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { PAY_PERIODS } from '../../../contract/salary.ts';
import { HintLine } from '../hints/HintLine.tsx';
import type { PostingFieldsProps } from '../posting-values.ts';
import * as styles from '../JobForm.module.css';

/** The salary range with its currency and period, and what it means. */
export function PaySection({ form, fields }: PostingFieldsProps): JSX.Element {
  const t = useT('jobs');
  const currencies = useListSource(offeredList('currencies'), { nameOf: () => undefined, showsCode: true });
  const periods = useOffered(offeredList('pay-periods'));
  const currency = form.watch('currency');
  return (
    <>
      <div className={styles.jobformPay}>
        <MoneyField currency={currency} label={t('form.payMin')} {...fields.controlled('payMin')} />
        <MoneyField currency={currency} label={t('form.payMax')} {...fields.controlled('payMax')} />
        <PickerField label={t('form.currency')} source={currencies} {...fields.controlled('currency')} />
        <Select
          label={t('form.period')}
          placeholder={t('form.choose')}
          options={periods(
            PAY_PERIODS.map((value) => ({ value, label: t(`period.${value}`) })),
            [form.watch('period')],
          )}
          {...fields.registered('period')}
        />
      </div>
      <HintLine form={form} about="pay" />
      <Select
        label={t('form.taxes')}
        options={[
          { value: '', label: t('form.notStated') },
          { value: 'gross', label: t('view.gross') },
          { value: 'net', label: t('view.net') },
        ]}
        {...form.register('isGross')}
      />
      <Checkbox label={t('form.negotiable')} {...form.register('isNegotiable')} />
    </>
  );
}
