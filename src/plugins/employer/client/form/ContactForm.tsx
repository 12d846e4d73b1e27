import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { PhoneField } from '#core/client/forms/PhoneField.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useValueOf } from '#core/client/forms/use-value-of.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { usePhones } from '#core/client/ui/phone/use-phones.ts';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { editablePhone } from '#core/contract/stored-phone.ts';
import type { CompanyContact } from '../../contract/contact-schema.ts';
import { CompanyStore } from '../company-store.ts';
import type { ChangeFormProps } from './part-form.ts';
import * as styles from './company-form.module.css';

interface ContactFormProps extends ChangeFormProps {
  /** Initial values when the company has no contact. */
  readonly suggested?: Pick<CompanyContact, 'name' | 'email'>;
}

/** The form for the contact of a company, and whether it is public. */
export function ContactForm({ company, suggested = { name: '', email: '' }, end, onSaved }: ContactFormProps): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const { name, email, phone, isShown } = company.contact ?? { ...suggested, phone: null, isShown: false };
  const { form, submit, busy, failure, fields } = useContractForm({
    // With the number plans of all countries, which the other forms of a company do not need.
    schema: async () => (await import(/* webpackChunkName: "company-contact" */ '../../contract/contact-schema.ts')).companyContactSchema,
    defaults: { name, email, phone: editablePhone(phone ?? ''), isShown },
    draft: `company-contact-${company.id}`,
    neededText: (field) => `employer:needed.contact.${field}`,
    send: async (contact) => onSaved(await store.change(company, { contact }), false),
  });
  const phones = usePhones();
  const isStored = useValueOf(form, (values) => values.phone === phone);
  const isDoubtful = phone !== null && phones !== undefined && isStored && phones.readPhone(phone) === undefined;
  const field = form.register;
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextInput label={t('form.contactName')} help={t('form.contactNameHelp')} limit={120} autoComplete="name" {...fields.text('name')} />
      <div className={styles.companyFormPair}>
        <TextInput label={t('form.contactEmail')} type="email" dir="ltr" autoComplete="email" {...fields.text('email')} />
        <PhoneField
          label={t('form.contactPhone')}
          help={t(isDoubtful ? 'form.contactPhoneDoubtful' : 'form.contactPhoneHelp')}
          optional
          {...fields.controlled('phone')}
        />
      </div>
      <Checkbox label={t('form.contactShown')} help={t('form.contactShownHelp')} {...field('isShown')} />
      <FormFailure failure={failure} />
      {end(busy, false)}
    </form>
  );
}
