import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { newId } from '#core/client/forms/ordered/list-changes.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { type Education, educationSchema } from '../../../contract/item-schemas.ts';
import { EDUCATION_LEVELS } from '../../../contract/sections.ts';
import { useEducationWords } from '../../fields/item-words.ts';
import { useProfileWords } from '../../fields/profile-words.ts';
import { EditedList } from '../../items/EditedList.tsx';
import type { ItemFieldsProps } from '../../items/ItemEditor.tsx';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import * as styles from '../../fields/fields.module.css';

/** Step 5: schools, trainings and studies, the newest first. */
export function EducationFields({ form }: SectionFieldsProps<'education'>): JSX.Element {
  const store = useService(ProfileStore);
  return (
    <EditedList
      section="education"
      items={form.watch('items')}
      change={(items) => form.setValue('items', byYear(items), TYPED)}
      kept={() => store.value('education').items}
      save={(items) => store.save('education', { items: byYear(items) })}
      schema={educationSchema}
      blank={blankEducation}
      most={15}
      wordsOf={useEducationWords()}
      Fields={CourseFields}
    />
  );
}

function byYear(items: readonly Education[]): readonly Education[] {
  const yearOf = ({ startYear, endYear }: Education): number => endYear ?? startYear ?? 0;
  return items.toSorted((a, b) => yearOf(b) - yearOf(a));
}

function blankEducation(): Education {
  return { id: newId(), institution: '', level: '', field: '', startYear: null, endYear: null, grade: '', description: '' };
}

/** One school, training or course of study. */
function CourseFields({ form, fields }: ItemFieldsProps<Education>): JSX.Element {
  const t = useT('candidate');
  const offered = useOffered(offeredList('education-levels'));
  const year = new Date().getFullYear();
  return (
    <>
      <div className={styles.fields2}>
        <TextInput label={t('education.institution')} {...fields.text('institution')} />
        <Select
          label={t('education.level')}
          optional
          placeholder={t('list.choose')}
          options={offered(
            EDUCATION_LEVELS.map((value) => ({ value, label: t(`level.${value}`) })),
            [form.watch('level')],
          )}
          {...fields.registered('level')}
        />
        <TextInput label={t('education.field')} optional {...fields.text('field')} />
        <TextInput label={t('education.grade')} optional {...fields.text('grade')} />
        <YearField
          label={t('education.start')}
          lastYear={year}
          value={form.watch('startYear')}
          error={fields.errorOf('startYear')}
          onChange={(value) => form.setValue('startYear', value, { shouldDirty: true })}
        />
        <YearField
          label={t('education.end')}
          help={t('education.endHelp')}
          lastYear={year + 8}
          value={form.watch('endYear')}
          error={fields.errorOf('endYear')}
          onChange={(value) => form.setValue('endYear', value, { shouldDirty: true })}
        />
      </div>
      <TextArea label={t('education.description')} optional rows={4} {...fields.text('description')} />
    </>
  );
}

interface YearFieldProps extends FieldTexts {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly lastYear: number;
}

/** An optional year, from 1950 on. */
function YearField({ value, onChange, lastYear, ...texts }: YearFieldProps): JSX.Element {
  const t = useT('candidate');
  const words = useProfileWords();
  const years = Array.from({ length: lastYear - 1949 }, (_, index) => lastYear - index);
  return (
    <Select
      {...texts}
      optional
      placeholder={t('date.year')}
      options={years.map((year) => ({ value: String(year), label: words.year(year) }))}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
