import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormEnd } from '#core/client/forms/FormEnd.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextArea } from '#core/client/ui/TextArea.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { Company } from '../../contract/company.ts';
import { companyInputSchema } from '../../contract/schemas.ts';
import { CompanyStore } from '../company-store.ts';

interface CompanyFormProps {
  /** The company to change; a new one when absent. */
  readonly company?: Company | undefined;
  /** Word on the button. */
  readonly action: string;
  readonly onSaved: (company: Company) => void;
}

/** Name, website and description of a company. */
export function CompanyForm({ company, action, onSaved }: CompanyFormProps): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: companyInputSchema,
    defaults: { name: company?.name ?? '', website: company?.website ?? '', about: company?.about ?? '' },
    draft: `company-${company?.id ?? 'new'}`,
    send: async (body) => onSaved(await store.save(body, company)),
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextInput label={t('form.name')} limit={80} autoComplete="organization" error={errorOf('name')} {...form.register('name')} />
      <TextInput
        label={t('form.website')}
        help={t('form.websiteHelp')}
        optional
        type="url"
        autoComplete="url"
        error={errorOf('website')}
        {...form.register('website')}
      />
      <TextArea
        label={t('form.about')}
        help={t('form.aboutHelp')}
        optional
        limit={5000}
        error={errorOf('about')}
        {...form.register('about')}
      />
      <FormEnd failure={failure} busy={busy} action={action} />
    </form>
  );
}
