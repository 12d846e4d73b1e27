import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { EDUCATION_LEVELS, type Education } from '../../../contract/sections.ts';
import { YearField } from '../../fields/YearField.tsx';
import type { ItemFieldsProps } from '../../items/ItemEditor.tsx';

/** One school, training or course of study. */
export function CourseFields({ form, errorOf }: ItemFieldsProps<Education>): JSX.Element {
  const t = useT('candidate');
  const year = new Date().getFullYear();
  return (
    <>
      <div className="fields-2">
        <TextInput label={t('education.institution')} limit={160} error={errorOf('institution')} {...form.register('institution')} />
        <Select
          label={t('education.level')}
          optional
          placeholder={t('list.choose')}
          options={EDUCATION_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
          error={errorOf('level')}
          {...form.register('level')}
        />
        <TextInput label={t('education.field')} optional limit={120} error={errorOf('field')} {...form.register('field')} />
        <TextInput label={t('education.grade')} optional limit={40} error={errorOf('grade')} {...form.register('grade')} />
        <YearField
          label={t('education.start')}
          lastYear={year}
          value={form.watch('startYear')}
          error={errorOf('startYear')}
          onChange={(value) => form.setValue('startYear', value, { shouldDirty: true })}
        />
        <YearField
          label={t('education.end')}
          help={t('education.endHelp')}
          lastYear={year + 8}
          value={form.watch('endYear')}
          error={errorOf('endYear')}
          onChange={(value) => form.setValue('endYear', value, { shouldDirty: true })}
        />
      </div>
      <TextArea
        label={t('education.description')}
        optional
        limit={1000}
        rows={4}
        error={errorOf('description')}
        {...form.register('description')}
      />
    </>
  );
}
