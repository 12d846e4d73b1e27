import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { EMPLOYMENT_TYPES } from '#plugins/jobs/contract/job.ts';
import { type Job, skillNameSchema } from '../../../contract/item-schemas.ts';
import { ChipsField } from '../../fields/ChipsField.tsx';
import { MonthField } from '../../fields/MonthField.tsx';
import type { ItemFieldsProps } from '../../items/ItemEditor.tsx';
import * as styles from '../../fields/fields.module.css';

const SET = { shouldDirty: true } as const;

/** The fields of one job: title, employer, place, dates and description. */
export function JobFields({ form, fields }: ItemFieldsProps<Job>): JSX.Element {
  const t = useT('candidate');
  const jobs = useT('jobs');
  const offered = useOffered(offeredList('employment-types'));
  return (
    <>
      <div className={styles.fields2}>
        <TextInput label={t('experience.title')} {...fields.text('title')} />
        <TextInput label={t('experience.company')} autoComplete="organization" {...fields.text('company')} />
        <TextInput label={t('experience.place')} optional {...fields.text('place')} />
        <Select
          label={t('experience.employmentType')}
          optional
          placeholder={t('list.choose')}
          options={offered(
            EMPLOYMENT_TYPES.map((value) => ({ value, label: jobs(`employmentType.${value}`) })),
            [form.watch('employmentType')],
          )}
          {...fields.registered('employmentType')}
        />
        <JobDates form={form} fields={fields} />
      </div>
      <TextArea label={t('experience.description')} optional rows={5} {...fields.text('description')} />
      <ChipsField
        label={t('experience.skills')}
        optional
        schema={skillNameSchema}
        most={15}
        values={form.watch('skills')}
        error={fields.errorOf('skills')}
        onChange={(skills) => form.setValue('skills', skills, SET)}
      />
    </>
  );
}

function JobDates({ form, fields }: Pick<ItemFieldsProps<Job>, 'form' | 'fields'>): JSX.Element {
  const t = useT('candidate');
  const year = new Date().getFullYear();
  const isCurrent = form.watch('isCurrent');
  return (
    <>
      <MonthField
        label={t('experience.start')}
        firstYear={1950}
        lastYear={year}
        isMonthOptional
        value={form.watch('start')}
        error={fields.errorOf('start')}
        onChange={(date) => form.setValue('start', date, SET)}
      />
      {isCurrent ? (
        <span />
      ) : (
        <MonthField
          label={t('experience.end')}
          firstYear={1950}
          lastYear={year}
          isMonthOptional
          value={form.watch('end')}
          error={fields.errorOf('end')}
          onChange={(date) => form.setValue('end', date, SET)}
        />
      )}
      <div className={styles.fields2Whole}>
        <Checkbox label={t('experience.current')} {...form.register('isCurrent')} />
      </div>
    </>
  );
}
