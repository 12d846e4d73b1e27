import { type JSX, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '#core/client/i18n/use-t.ts';
import { PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import type { FieldsProps } from './fields-props.ts';

/** The most tags of an achievement, and the most characters of a tag. */
const MOST = { tags: 10, characters: 30 };

/** Words by which an achievement is found, as chips. */
export function TagsField({ form, fields }: FieldsProps): JSX.Element {
  const t = useT('skill-passports');
  const { field } = useController({ control: form.control, name: 'tags' });
  return (
    <PickerOfSeveral
      label={t('achievement.form.tags')}
      help={t('achievement.form.tagsHelp', { most: MOST.tags })}
      optional
      ref={field.ref}
      source={useTypedTags(field.value)}
      values={field.value}
      most={MOST.tags}
      error={fields.errorOf('tags')}
      onChange={(values) => field.onChange([...values])}
      onBlur={field.onBlur}
    />
  );
}

/** Offers the typed text as a tag, unless it is one already. */
function useTypedTags(tags: readonly string[]): PickerSource {
  const t = useT('skill-passports');
  return useMemo(
    () => ({
      search: async (typed) => {
        const tag = typed.replace(/\s+/gu, ' ').trim();
        const isTag = tag !== '' && [...tag].length <= MOST.characters && !tags.includes(tag);
        return isTag ? [{ value: tag, label: tag, detail: t('achievement.form.newTag') }] : [];
      },
      named: async (values) => values.map((value) => ({ value, label: value })),
      nameOf: (value) => value,
    }),
    [tags, t],
  );
}
