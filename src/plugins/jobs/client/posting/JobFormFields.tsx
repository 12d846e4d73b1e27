import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { EMPLOYMENT_TYPES, WORK_MODES } from '../../contract/job.ts';
import { PAY_PERIODS } from '../../contract/salary.ts';
import { JobSearchStore } from '../search/job-search-store.ts';
import type { JobFieldsProps } from './job-form-values.ts';
import { useCategoryName } from './use-category-name.ts';

/** The fields for the location, the work mode, the employment type and the category. */
export function JobPlaceFields({ field, errorOf }: JobFieldsProps): JSX.Element {
  const t = useT('jobs');
  return (
    <>
      <TextInput label={t('form.location')} help={t('form.locationHelp')} error={errorOf('location')} {...field('location')} />
      <div className="fields__pair">
        <Select
          label={t('form.workMode')}
          options={WORK_MODES.map((value) => ({ value, label: t(`workMode.${value}`) }))}
          error={errorOf('workMode')}
          {...field('workMode')}
        />
        <Select
          label={t('form.employmentType')}
          options={EMPLOYMENT_TYPES.map((value) => ({ value, label: t(`employmentType.${value}`) }))}
          error={errorOf('employmentType')}
          {...field('employmentType')}
        />
      </div>
      <CategoryField field={field} errorOf={errorOf} />
    </>
  );
}

/** Fetches the list of categories. When that fails, the user can try again or leave the field empty. */
const CategoryField = observer(function CategoryField({ field, errorOf }: JobFieldsProps): JSX.Element {
  const t = useT('jobs');
  const nameOf = useCategoryName();
  const search = useService(JobSearchStore);
  const { value: categories = [], status } = search.categories;
  useEffect(() => void search.loadCategories(), [search]);
  return (
    <>
      <Select
        // Sets the kept choice once the list is loaded.
        key={categories.length}
        label={t('form.category')}
        optional
        placeholder={t('form.noCategory')}
        options={categories.map((category) => ({ value: category.code, label: nameOf(category) }))}
        error={errorOf('category')}
        {...field('category')}
      />
      {status === 'failed' && <ErrorNote title={t('form.categoriesFailed')} onRetry={() => void search.loadCategories()} />}
    </>
  );
});

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
