import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { certificateSchema } from '../../../contract/section-schemas.ts';
import { type Certificate, DRIVING_CATEGORIES } from '../../../contract/sections.ts';
import { ChecksField } from '../../fields/ChecksField.tsx';
import { useCertificateWords } from '../../fields/item-words.ts';
import { EditedList } from '../../items/EditedList.tsx';
import { newId } from '../../items/new-id.ts';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { CertificateFields } from './CertificateFields.tsx';

/** Step 8: certificates and licences, the newest first, and the driving licence categories. */
export function CertificatesFields({ form, errorOf }: SectionFieldsProps<'certificates'>): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  return (
    <>
      <EditedList
        section="certificates"
        items={form.watch('items')}
        change={(items) => form.setValue('items', byIssue(items), TYPED)}
        kept={() => store.value('certificates').items}
        save={(items) => store.save('certificates', { ...store.value('certificates'), items: byIssue(items) })}
        schema={certificateSchema}
        blank={() => ({ id: newId(), name: '', issuer: '', number: '', issued: '', expires: '', url: '' })}
        most={30}
        wordsOf={useCertificateWords()}
        Fields={CertificateFields}
      />
      <ChecksField
        label={t('certificates.driving')}
        help={t('certificates.drivingHelp')}
        optional
        options={DRIVING_CATEGORIES.map((value) => ({ value, label: <bdi key={value}>{value}</bdi> }))}
        values={form.watch('driving')}
        error={errorOf('driving')}
        onChange={(driving) => form.setValue('driving', driving, TYPED)}
      />
    </>
  );
}

function byIssue(items: readonly Certificate[]): readonly Certificate[] {
  return items.toSorted((a, b) => b.issued.localeCompare(a.issued));
}
