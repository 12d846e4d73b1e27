import type { JSX } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '#core/client/i18n/use-t.ts';
import { PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import type { FieldsProps } from './fields-props.ts';

/** The most skills of an achievement. */
const MOST = 20;

/** The skills of master data that a credential proves. */
export function SkillsField({ form, fields }: FieldsProps): JSX.Element {
  const t = useT('skill-passports');
  const { field } = useController({ control: form.control, name: 'skills' });
  const source = useListSource(offeredList('skills'), {
    nameOf: () => undefined,
    isLeftOut: (code) => field.value.includes(code),
  });
  return (
    <PickerOfSeveral
      label={t('achievement.form.skills')}
      help={t('achievement.form.skillsHelp', { most: MOST })}
      optional
      ref={field.ref}
      source={source}
      values={field.value}
      most={MOST}
      error={fields.errorOf('skills')}
      onChange={(values) => field.onChange([...values])}
      onBlur={field.onBlur}
    />
  );
}
