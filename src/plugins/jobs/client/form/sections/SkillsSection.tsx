import type { JSX } from 'react';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { CountField } from '../fields/CountField.tsx';
import { LanguageList } from '../fields/LanguageList.tsx';
import { SkillList } from '../fields/SkillList.tsx';
import { HintLine } from '../hints/HintLine.tsx';
import type { PostingFieldsProps } from '../posting-values.ts';

/** Skills, languages, education and experience. */
export function SkillsSection({ form, fields }: PostingFieldsProps): JSX.Element {
  const t = useT('jobs');
  const levels = useListSource(offeredList('education-levels'), { nameOf: () => undefined });
  return (
    <>
      <SkillList form={form} fields={fields} />
      <HintLine form={form} about="skills" />
      <LanguageList form={form} fields={fields} />
      <PickerField label={t('view.education')} optional source={levels} {...fields.controlled('educationLevel')} />
      <div className="fields__pair">
        <CountField form={form} fields={fields} name="experienceMin" label={t('form.experienceMin')} optional />
        <CountField form={form} fields={fields} name="experienceMax" label={t('form.experienceMax')} optional />
      </div>
    </>
  );
}
