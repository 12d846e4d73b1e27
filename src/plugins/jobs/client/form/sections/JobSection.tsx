import type { JSX } from 'react';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { RichTextFormField } from '#core/client/forms/RichTextFormField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { EMPLOYMENT_TYPES } from '../../../contract/job.ts';
import { MOST_DESCRIPTION } from '../../../contract/posting-field-schemas.ts';
import { useLanguageSource } from '../fields/use-language-source.ts';
import { HintLine } from '../hints/HintLine.tsx';
import type { PostingFieldsProps } from '../posting-values.ts';

/** Title, text, kind of employment, category and language. */
export function JobSection({ form, fields }: PostingFieldsProps): JSX.Element {
  const t = useT('jobs');
  const types = useOffered(offeredList('employment-types'));
  const categories = useListSource(offeredList('job-categories'), {
    nameOf: (code) => t(`category.${code}`, { defaultValue: '' }) || undefined,
  });
  const languages = useLanguageSource();
  return (
    <>
      <TextInput label={t('form.jobTitle')} help={t('form.jobTitleHelp')} dir="auto" {...fields.text('title')} />
      <HintLine form={form} about="title" />
      <RichTextFormField
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        limit={MOST_DESCRIPTION}
        {...fields.controlled('description')}
      />
      <HintLine form={form} about="description" />
      <div className="fields__pair">
        <Select
          label={t('form.employmentType')}
          placeholder={t('form.choose')}
          options={types(
            EMPLOYMENT_TYPES.map((value) => ({ value, label: t(`employmentType.${value}`) })),
            [form.watch('employmentType')],
          )}
          {...fields.registered('employmentType')}
        />
        <PickerField
          label={t('form.category')}
          optional
          placeholder={t('form.noCategory')}
          source={categories}
          {...fields.controlled('category')}
        />
      </div>
      <PickerField
        label={t('form.language')}
        help={t('form.languageHelp')}
        optional
        source={languages}
        {...fields.controlled('language')}
      />
    </>
  );
}
