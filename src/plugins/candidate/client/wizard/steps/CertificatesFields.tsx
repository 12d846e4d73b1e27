import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { newId } from '#core/client/forms/ordered/list-changes.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { type Certificate, certificateSchema } from '../../../contract/item-schemas.ts';
import { MOST_CERTIFICATES } from '../../../contract/sections.ts';
import { DrivingField } from '../../fields/DrivingField.tsx';
import { useCertificateWords } from '../../fields/item-words.ts';
import { MonthField } from '../../fields/MonthField.tsx';
import { EditedList } from '../../items/EditedList.tsx';
import type { ItemFieldsProps } from '../../items/ItemEditor.tsx';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { CertificateActions } from './CertificateActions.tsx';
import { PaperField } from './PaperField.tsx';
import * as styles from '../../fields/fields.module.css';

/** Step 8: certificates and licences, the newest first, and the classes of driving licences. */
export function CertificatesFields({ form, fields }: SectionFieldsProps<'certificates'>): JSX.Element {
  const store = useService(ProfileStore);
  const { region = '' } = new Intl.Locale(useLocale());
  return (
    <>
      <EditedList
        section="certificates"
        items={form.watch('items')}
        change={(items) => form.setValue('items', byIssue(items), TYPED)}
        kept={() => store.value('certificates').items}
        save={(items) => store.save('certificates', { ...store.value('certificates'), items: byIssue(items) })}
        schema={certificateSchema}
        blank={() => ({ id: newId(), name: '', issuer: '', number: '', issued: '', expires: '', url: '', paper: null })}
        most={MOST_CERTIFICATES}
        wordsOf={useCertificateWords()}
        Fields={CertificateFields}
        moreOf={(certificate) => <CertificateActions certificate={certificate} />}
      />
      <DrivingField
        country={store.value('place').country || region}
        values={form.watch('driving')}
        error={fields.errorOf('driving')}
        onChange={(driving) => form.setValue('driving', driving, TYPED)}
      />
    </>
  );
}

function byIssue(items: readonly Certificate[]): readonly Certificate[] {
  return items.toSorted((a, b) => b.issued.localeCompare(a.issued));
}

/** One certificate or licence. */
function CertificateFields(props: ItemFieldsProps<Certificate>): JSX.Element {
  const { form, fields } = props;
  const t = useT('candidate');
  const year = new Date().getFullYear();
  return (
    <div className={styles.fields2}>
      <TextInput label={t('certificates.name')} {...fields.text('name')} />
      <TextInput label={t('certificates.issuer')} {...fields.text('issuer')} />
      <MonthField
        label={t('certificates.issued')}
        optional
        firstYear={1950}
        lastYear={year}
        value={form.watch('issued')}
        error={fields.errorOf('issued')}
        onChange={(month) => form.setValue('issued', month, { shouldDirty: true })}
      />
      <MonthField
        label={t('certificates.expires')}
        optional
        firstYear={1950}
        lastYear={year + 20}
        value={form.watch('expires')}
        error={fields.errorOf('expires')}
        onChange={(month) => form.setValue('expires', month, { shouldDirty: true })}
      />
      <TextInput label={t('certificates.number')} optional dir="auto" {...fields.text('number')} />
      <TextInput label={t('certificates.url')} optional type="url" dir="ltr" {...fields.text('url')} />
      <div className={styles.fields2Whole}>
        <PaperField {...props} />
      </div>
    </div>
  );
}
