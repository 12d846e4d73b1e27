import type { JSX } from 'react';
import { useValueOf } from '#core/client/forms/use-value-of.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { SECTIONS } from '../../../contract/section-names.ts';
import { contactDataIn } from '../../fields/contact-data.ts';
import type { SectionFieldsProps } from '../section-fields-props.ts';
import * as styles from '../../fields/fields.module.css';

/** The headline, and a hint when it seems to have contact data. The hint is no error, and the headline is saved. */
export function HeadlineField({ form, fields }: SectionFieldsProps<'basics'>): JSX.Element {
  const t = useT('candidate');
  const kind = useValueOf(form, ({ headline }) => contactDataIn(headline));
  return (
    <div>
      <TextInput label={t('basics.headline')} help={t('basics.headlineHelp')} {...fields.text('headline')} />
      <div className={styles.fieldHint} role="status">
        {kind !== undefined && (
          <Note tone="straw" title={t(`basics.contactData.${kind}`)}>
            {t('basics.contactDataHelp', { number: SECTIONS.indexOf('place') + 1, step: t('step.place.name') })}
          </Note>
        )}
      </div>
    </div>
  );
}
