import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import type { CompanyProfile } from '../../contract/company.ts';
import { companyProfileSchema } from '../../contract/company-schemas.ts';
import { CompanyStore } from '../company-store.ts';
import { PlacesField } from './PlacesField.tsx';
import type { ChangeFormProps } from './part-form.ts';
import { type ProfileValues, profileBody, profileFieldOf, profileValues } from './profile-values.ts';
import './company-form.css';

/** The form for the description, the places and the links of a company. */
export function ProfileForm({ company, end, onSaved }: ChangeFormProps): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const { form, submit, busy, failure, errorOf } = useContractForm<ProfileValues, CompanyProfile>({
    schema: companyProfileSchema,
    defaults: profileValues(company),
    toBody: profileBody,
    fieldOf: profileFieldOf,
    draft: `company-profile-${company.id}`,
    send: async (body) => onSaved(await store.change(company, body), false),
  });
  const field = form.register;
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextInput
        label={t('form.tagline')}
        help={t('form.taglineHelp')}
        optional
        limit={120}
        error={errorOf('tagline')}
        {...field('tagline')}
      />
      <TextArea label={t('form.about')} help={t('form.aboutHelp')} optional limit={5000} error={errorOf('about')} {...field('about')} />
      <PlacesField form={form} errorOf={errorOf} />
      <TextArea
        label={t('form.links')}
        help={t('form.linksHelp')}
        optional
        dir="ltr"
        rows={3}
        error={errorOf('links')}
        {...field('links')}
      />
      <TextArea
        label={t('form.accessibility')}
        help={t('form.accessibilityHelp')}
        optional
        limit={500}
        rows={3}
        error={errorOf('accessibility')}
        {...field('accessibility')}
      />
      <FormFailure failure={failure} />
      {end(busy)}
    </form>
  );
}
