import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { PAY_PERIODS } from '../../contract/salary.ts';
import type { JobFieldsProps } from './job-form-values.ts';

/** The salary range: two amounts in major units, currency and period. */
export function JobPayFields({ field, errorOf }: JobFieldsProps): JSX.Element {
  const t = useT('jobs');
  return (
    <fieldset className="field">
      <legend className="vh">{t('form.pay')}</legend>
      <div className="fields__pair">
        <TextInput label={t('form.payMin')} inputMode="decimal" autoComplete="off" error={errorOf('payMin')} {...field('payMin')} />
        <TextInput label={t('form.payMax')} inputMode="decimal" autoComplete="off" error={errorOf('payMax')} {...field('payMax')} />
        <Select
          label={t('form.currency')}
          options={Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: code }))}
          error={errorOf('currency')}
          {...field('currency')}
        />
        <Select
          label={t('form.period')}
          options={PAY_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          error={errorOf('period')}
          {...field('period')}
        />
      </div>
    </fieldset>
  );
}
