import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { Certificate } from '../../../contract/sections.ts';
import { MonthField } from '../../fields/MonthField.tsx';
import type { ItemFieldsProps } from '../../items/ItemEditor.tsx';

/** One certificate or licence. */
export function CertificateFields({ form, errorOf }: ItemFieldsProps<Certificate>): JSX.Element {
  const t = useT('candidate');
  const year = new Date().getFullYear();
  return (
    <div className="fields-2">
      <TextInput label={t('certificates.name')} limit={160} error={errorOf('name')} {...form.register('name')} />
      <TextInput label={t('certificates.issuer')} limit={160} error={errorOf('issuer')} {...form.register('issuer')} />
      <MonthField
        label={t('certificates.issued')}
        optional
        firstYear={1950}
        lastYear={year}
        value={form.watch('issued')}
        error={errorOf('issued')}
        onChange={(month) => form.setValue('issued', month, { shouldDirty: true })}
      />
      <MonthField
        label={t('certificates.expires')}
        optional
        firstYear={1950}
        lastYear={year + 20}
        value={form.watch('expires')}
        error={errorOf('expires')}
        onChange={(month) => form.setValue('expires', month, { shouldDirty: true })}
      />
      <TextInput label={t('certificates.number')} optional limit={64} dir="auto" error={errorOf('number')} {...form.register('number')} />
      <TextInput label={t('certificates.url')} optional type="url" dir="ltr" error={errorOf('url')} {...form.register('url')} />
    </div>
  );
}
