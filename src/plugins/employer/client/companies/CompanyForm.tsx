import type { JSX, ReactNode } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
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
  /** Ends the form: its buttons. */
  readonly end: (busy: boolean) => ReactNode;
  readonly onSaved: (company: Company, isNew: boolean) => void;
}

/** Name, website and description of a company. */
export function CompanyForm({ company, end, onSaved }: CompanyFormProps): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: companyInputSchema,
    defaults: { name: company?.name ?? '', website: company?.website ?? '', about: company?.about ?? '' },
    draft: `company-${company?.id ?? 'new'}`,
    send: async (body) => onSaved(await store.save(body, company), company === undefined),
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextInput label={t('form.name')} limit={80} autoComplete="organization" error={errorOf('name')} {...form.register('name')} />
      <TextInput
        label={t('form.website')}
        help={t('form.websiteHelp')}
        optional
        type="url"
        dir="ltr"
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
      <FormFailure failure={failure} />
      {end(busy)}
    </form>
  );
}
