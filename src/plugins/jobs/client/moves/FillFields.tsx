import type { JSX } from 'react';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { SeveralField } from '#core/client/forms/SeveralField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '../../contract/job.ts';
import { PAY_PERIODS } from '../../contract/salary.ts';
import { useCountrySource } from '../form/fields/use-country-source.ts';
import type { PostingFieldsProps } from '../form/posting-values.ts';

const MOST_COUNTRIES = 50;

/** The fields that several drafts usually share. Nothing is chosen at first. */
export function FillFields({ form, fields }: PostingFieldsProps): JSX.Element {
  const t = useT('jobs');
  const types = useOffered(offeredList('employment-types'));
  const modes = useOffered(offeredList('work-modes'));
  const periods = useOffered(offeredList('pay-periods'));
  const countries = useCountrySource();
  const currencies = useListSource(offeredList('currencies'), { nameOf: () => undefined, showsCode: true });
  const categories = useListSource(offeredList('job-categories'), {
    nameOf: (code) => t(`category.${code}`, { defaultValue: '' }) || undefined,
  });
  const workMode = form.watch('workMode');
  const keep = t('fill.keep');
  const typeOptions = EMPLOYMENT_TYPES.map((value) => ({ value, label: t(`employmentType.${value}`) }));
  const modeOptions = WORK_MODES.map((value) => ({ value, label: t(`workMode.${value}`) }));
  const periodOptions = PAY_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }));
  return (
    <>
      <div className="fields__pair">
        <PickerField label={t('form.country')} placeholder={keep} source={countries} {...fields.controlled('country')} />
        <TextInput label={t('form.location')} dir="auto" placeholder={keep} {...fields.text('location')} />
      </div>
      <div className="fields__pair">
        <Select
          label={t('form.employmentType')}
          options={[{ value: '', label: keep }, ...types(typeOptions, [])]}
          {...fields.registered('employmentType')}
        />
        <Select
          label={t('form.workMode')}
          options={[{ value: '', label: keep }, ...modes(modeOptions, [])]}
          {...fields.registered('workMode')}
        />
      </div>
      {workMode === 'hybrid' && (
        <Select
          label={t('form.daysOnSite')}
          options={[
            { value: '', label: keep },
            ...['1', '2', '3', '4'].map((value) => ({ value, label: t('view.daysOnSite', { count: Number(value) }) })),
          ]}
          {...fields.registered('daysOnSite')}
        />
      )}
      {workMode === 'remote' && (
        <SeveralField
          form={form}
          fields={fields}
          name="applicantCountries"
          label={t('form.applicantCountries')}
          source={countries}
          most={MOST_COUNTRIES}
        />
      )}
      <PickerField label={t('form.category')} placeholder={keep} source={categories} {...fields.controlled('category')} />
      <div className="fields__pair">
        <PickerField label={t('form.currency')} placeholder={keep} source={currencies} {...fields.controlled('currency')} />
        <Select
          label={t('form.period')}
          options={[{ value: '', label: keep }, ...periods(periodOptions, [])]}
          {...fields.registered('period')}
        />
      </div>
      <TextInput label={t('form.applyUrl')} type="url" inputMode="url" dir="ltr" placeholder={keep} {...fields.text('applyUrl')} />
    </>
  );
}
