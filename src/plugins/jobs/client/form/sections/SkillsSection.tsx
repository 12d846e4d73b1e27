import type { JSX } from 'react';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { HintLine } from '../../hints/HintLine.tsx';
import { CountField } from '../fields/CountField.tsx';
import { LanguageList } from '../fields/LanguageList.tsx';
import { SkillList } from '../fields/SkillList.tsx';
import type { PostingFieldsProps } from '../posting-values.ts';

/** Skills, languages, education and experience. */
export function SkillsSection({ form, errorOf }: PostingFieldsProps): JSX.Element {
  const t = useT('jobs');
  const levels = useListSource(offeredList('education-levels'), { nameOf: () => undefined });
  return (
    <>
      <SkillList form={form} errorOf={errorOf} />
      <HintLine form={form} about="skills" />
      <LanguageList form={form} errorOf={errorOf} />
      <PickerField
        form={form}
        name="educationLevel"
        label={t('view.education')}
        optional
        source={levels}
        error={errorOf('educationLevel')}
      />
      <div className="fields__pair">
        <CountField form={form} errorOf={errorOf} name="experienceMin" label={t('form.experienceMin')} optional />
        <CountField form={form} errorOf={errorOf} name="experienceMax" label={t('form.experienceMax')} optional />
      </div>
    </>
  );
}
