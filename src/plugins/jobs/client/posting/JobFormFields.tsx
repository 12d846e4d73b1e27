import type { JSX } from 'react';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '../../contract/job.ts';
import { PAY_PERIODS } from '../../contract/salary.ts';
import type { JobFieldsProps } from './job-form-values.ts';

/** The fields for the location, the work mode, the employment type and the category. */
export function JobPlaceFields({ form, errorOf }: JobFieldsProps): JSX.Element {
  const t = useT('jobs');
  const modes = useOffered(offeredList('work-modes'));
  const types = useOffered(offeredList('employment-types'));
  const field = form.register;
  return (
    <>
      <TextInput label={t('form.location')} help={t('form.locationHelp')} error={errorOf('location')} {...field('location')} />
      <div className="fields__pair">
        <Select
          label={t('form.workMode')}
          options={modes(
            WORK_MODES.map((value) => ({ value, label: t(`workMode.${value}`) })),
            [form.watch('workMode')],
          )}
          error={errorOf('workMode')}
          {...field('workMode')}
        />
        <Select
          label={t('form.employmentType')}
          options={types(
            EMPLOYMENT_TYPES.map((value) => ({ value, label: t(`employmentType.${value}`) })),
            [form.watch('employmentType')],
          )}
          error={errorOf('employmentType')}
          {...field('employmentType')}
        />
      </div>
      <CategoryField form={form} errorOf={errorOf} />
    </>
  );
}

function CategoryField({ form, errorOf }: JobFieldsProps): JSX.Element {
  const t = useT('jobs');
  const source = useListSource(offeredList('job-categories'), {
    nameOf: (code) => t(`category.${code}`, { defaultValue: '' }) || undefined,
  });
  return (
    <PickerField
      form={form}
      name="category"
      label={t('form.category')}
      optional
      placeholder={t('form.noCategory')}
      source={source}
      error={errorOf('category')}
    />
  );
}

/** The salary range: two amounts in major units, currency and period. */
export function JobPayFields({ form, errorOf }: JobFieldsProps): JSX.Element {
  const t = useT('jobs');
  const currencies = useListSource(offeredList('currencies'), { nameOf: () => undefined, showsCode: true });
  const periods = useOffered(offeredList('pay-periods'));
  const field = form.register;
  return (
    <fieldset className="field">
      <legend className="vh">{t('form.pay')}</legend>
      <div className="fields__pair">
        <TextInput label={t('form.payMin')} inputMode="decimal" autoComplete="off" error={errorOf('payMin')} {...field('payMin')} />
        <TextInput label={t('form.payMax')} inputMode="decimal" autoComplete="off" error={errorOf('payMax')} {...field('payMax')} />
        <PickerField form={form} name="currency" label={t('form.currency')} source={currencies} error={errorOf('currency')} />
        <Select
          label={t('form.period')}
          options={periods(
            PAY_PERIODS.map((value) => ({ value, label: t(`period.${value}`) })),
            [form.watch('period')],
          )}
          error={errorOf('period')}
          {...field('period')}
        />
      </div>
    </fieldset>
  );
}
