import type { JSX } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '#core/client/i18n/use-t.ts';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { ACHIEVEMENT_TYPES } from '../../../contract/achievement.ts';
import type { FieldsProps } from './fields-props.ts';
import { SkillsField } from './SkillsField.tsx';
import { TagsField } from './TagsField.tsx';

interface AchievementFieldsProps extends FieldsProps {
  /** Whether the user chooses between a draft and an offered achievement. */
  readonly asksState: boolean;
}

/** The fields of an achievement. */
export function AchievementFields({ form, fields, asksState }: AchievementFieldsProps): JSX.Element {
  const t = useT('skill-passports');
  return (
    <>
      <TextInput label={t('achievement.form.name')} help={t('achievement.form.nameHelp')} autoComplete="off" {...fields.text('name')} />
      <Select
        label={t('achievement.form.type')}
        options={ACHIEVEMENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...fields.registered('type')}
      />
      <TextArea
        label={t('achievement.form.description')}
        help={t('achievement.form.descriptionHelp')}
        rows={3}
        {...fields.text('description')}
      />
      <TextArea label={t('achievement.form.criteria')} help={t('achievement.form.criteriaHelp')} {...fields.text('criteria')} />
      <SkillsField form={form} fields={fields} />
      <TagsField form={form} fields={fields} />
      <ValidityFields form={form} fields={fields} />
      {asksState && <StateField form={form} fields={fields} />}
    </>
  );
}

function ValidityFields({ form, fields }: FieldsProps): JSX.Element {
  const t = useT('skill-passports');
  const { field } = useController({ control: form.control, name: 'validity' });
  return (
    <>
      <RadioGroup
        label={t('achievement.form.validity')}
        options={[
          { value: 'ever', label: t('issued.forEver') },
          { value: 'months', label: t('achievement.form.limited') },
        ]}
        value={field.value}
        onChange={field.onChange}
      />
      {field.value === 'months' && (
        <TextInput
          label={t('achievement.form.months')}
          help={t('achievement.form.monthsHelp')}
          inputMode="numeric"
          autoComplete="off"
          {...fields.text('months')}
        />
      )}
    </>
  );
}

function StateField({ form }: FieldsProps): JSX.Element {
  const t = useT('skill-passports');
  const { field } = useController({ control: form.control, name: 'isActive' });
  return (
    <RadioGroup
      label={t('achievement.form.state')}
      options={(['draft', 'active'] as const).map((value) => ({
        value,
        label: t(`achievementState.${value}`),
        help: t(`achievement.form.${value}Help`),
      }))}
      value={field.value ? 'active' : 'draft'}
      onChange={(value) => field.onChange(value === 'active')}
    />
  );
}
