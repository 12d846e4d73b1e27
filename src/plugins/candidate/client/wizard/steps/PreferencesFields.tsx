import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { jobTitleSchema } from '../../../contract/item-schemas.ts';
import { MOST_CATEGORIES } from '../../../contract/sections.ts';
import { SEARCH_STATES } from '../../../contract/visibility.ts';
import { ChecksField } from '../../fields/ChecksField.tsx';
import { ChipsField } from '../../fields/ChipsField.tsx';
import { FieldsPart } from '../../fields/FieldsPart.tsx';
import { MonthField } from '../../fields/MonthField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { useCategorySource } from '../../fields/use-category-source.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { PayFields } from './PayFields.tsx';
import * as styles from '../../fields/fields.module.css';

interface CategoriesFieldProps extends FieldTexts {
  /** Codes. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Step 3: what the candidate looks for. */
export function PreferencesFields({ form, fields }: SectionFieldsProps<'preferences'>): JSX.Element {
  const t = useT('candidate');
  const jobs = useT('jobs');
  const types = useOffered(offeredList('employment-types'));
  const modes = useOffered(offeredList('work-modes'));
  return (
    <>
      <RadioGroup
        label={t('search.title')}
        options={SEARCH_STATES.map((value) => ({ value, label: t(`search.${value}`), help: t(`search.${value}Help`) }))}
        value={form.watch('search')}
        onChange={(search) => form.setValue('search', search, TYPED)}
      />
      <ChipsField
        label={t('preferences.titles')}
        help={t('preferences.titlesHelp')}
        schema={jobTitleSchema}
        most={5}
        values={form.watch('titles')}
        error={fields.errorOf('titles')}
        onChange={(titles) => form.setValue('titles', titles, TYPED)}
      />
      <CategoriesField
        label={t('preferences.categories')}
        help={t('preferences.categoriesHelp')}
        optional
        values={form.watch('categories')}
        error={fields.errorOf('categories')}
        onChange={(categories) => form.setValue('categories', categories, TYPED)}
      />
      <ChecksField
        label={t('preferences.employmentTypes')}
        options={types(
          EMPLOYMENT_TYPES.map((value) => ({ value, label: jobs(`employmentType.${value}`) })),
          form.watch('employmentTypes'),
        )}
        values={form.watch('employmentTypes')}
        error={fields.errorOf('employmentTypes')}
        onChange={(chosen) => form.setValue('employmentTypes', chosen, TYPED)}
      />
      <ChecksField
        label={t('preferences.workModes')}
        options={modes(
          WORK_MODES.map((value) => ({ value, label: jobs(`workMode.${value}`) })),
          form.watch('workModes'),
        )}
        values={form.watch('workModes')}
        error={fields.errorOf('workModes')}
        onChange={(chosen) => form.setValue('workModes', chosen, TYPED)}
      />
      <FieldsPart title={t('preferences.begin')}>
        <AvailabilityFields form={form} fields={fields} />
      </FieldsPart>
      <FieldsPart title={t('preferences.pay')}>
        <PayFields form={form} fields={fields} />
      </FieldsPart>
    </>
  );
}

/** When the candidate can start. */
function AvailabilityFields({ form, fields }: SectionFieldsProps<'preferences'>): JSX.Element {
  const t = useT('candidate');
  const kind = form.watch('availability');
  const year = new Date().getFullYear();
  return (
    <div className={styles.fields2}>
      <Select
        label={t('preferences.availability')}
        optional
        placeholder={t('preferences.chooseAvailability')}
        options={(['now', 'notice', 'date'] as const).map((value) => ({ value, label: t(`availability.${value}`) }))}
        {...fields.registered('availability')}
      />
      {kind === 'notice' && (
        <NumberField
          label={t('preferences.noticeDays')}
          value={form.watch('noticeDays')}
          error={fields.errorOf('noticeDays')}
          onChange={(days) => form.setValue('noticeDays', days, TYPED)}
        />
      )}
      {kind === 'date' && (
        <MonthField
          label={t('preferences.from')}
          firstYear={year}
          lastYear={year + 2}
          value={form.watch('availableFrom')}
          error={fields.errorOf('availableFrom')}
          onChange={(month) => form.setValue('availableFrom', month, { shouldDirty: true })}
        />
      )}
    </div>
  );
}

/** A list of categories of job postings. */
function CategoriesField(props: CategoriesFieldProps): JSX.Element {
  const t = useT('candidate');
  return <PickerOfSeveral {...props} most={MOST_CATEGORIES} source={useCategorySource()} placeholder={t('preferences.chooseCategory')} />;
}
