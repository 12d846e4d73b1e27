import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { Fault } from '../../fields/Fault.tsx';
import type { SectionFieldsProps } from '../section-fields-props.ts';
import { HeadlineField } from './HeadlineField.tsx';
import { OwnName } from './OwnName.tsx';
import { PhotoField } from './PhotoField.tsx';

/** Step 1: photo, name, headline and pronouns. It does not ask for a date of birth. */
export function BasicsFields({ form, fields }: SectionFieldsProps<'basics'>): JSX.Element {
  const t = useT('candidate');
  const old = fields.errorOf('isOldEnough');
  return (
    <>
      <PhotoField form={form} fields={fields} />
      <OwnName />
      <HeadlineField form={form} fields={fields} />
      <TextInput label={t('basics.pronouns')} help={t('basics.pronounsHelp')} optional {...fields.text('pronouns')} />
      <div>
        <Checkbox
          label={t('basics.oldEnough')}
          help={t('basics.oldEnoughHelp')}
          aria-invalid={old !== undefined}
          {...form.register('isOldEnough')}
        />
        <Fault sentence={old} />
      </div>
    </>
  );
}
