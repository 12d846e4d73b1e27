import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useFollowed } from '#core/client/forms/use-followed.ts';
import { typedNumber } from '#core/client/i18n/typed-number.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useLikelyCountry } from '#core/client/session/likely-country.ts';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import type { CompanyChanges } from '../../contract/company.ts';
import { type CompanyBasics, companyBasicsSchema } from '../../contract/company-part-schemas.ts';
import type { Company } from '../../contract/company-schemas.ts';
import { CompanyStore } from '../company-store.ts';
import { SimilarCompanies, type TypedCompany } from '../team/SimilarCompanies.tsx';
import { useSizes } from '../use-size-text.ts';
import type { PartFormProps } from './part-form.ts';
import { useAskedSubmit } from './use-asked-submit.tsx';
import { useCountrySource } from './use-country-source.ts';
import * as styles from './company-form.module.css';

/** The fields of the form, as text. */
interface BasicsValues extends Record<string, string> {
  name: string;
  country: string;
  size: string;
  foundedYear: string;
  website: string;
  legalName: string;
  registrationNumber: string;
}

function basicsValues(company: Company | undefined, likelyCountry: string): BasicsValues {
  return {
    name: company?.name ?? '',
    // The country of a company that has none stays open.
    country: company === undefined ? likelyCountry : (company.country ?? ''),
    size: company?.size ?? '',
    foundedYear: company?.foundedYear?.toString() ?? '',
    website: company?.website ?? '',
    legalName: company?.legalName ?? '',
    registrationNumber: company?.registrationNumber ?? '',
  };
}

/** The request body from the fields. A year that is not a number is passed on as text, and the schema refuses it. */
function basicsBody({ foundedYear, ...values }: BasicsValues, locale: string): object {
  return { ...values, foundedYear: foundedYear.trim() === '' ? null : (typedNumber(foundedYear, { locale }) ?? foundedYear) };
}

function changedIdentity({ legalName, registrationNumber, website }: BasicsValues): CompanyChanges {
  const typed = (text: string): string | null => text.trim() || null;
  return { legalName: typed(legalName), registrationNumber: typed(registrationNumber), website: typed(website) };
}

/** The form for the basic facts of a company, such as name, country and size. It creates a new company or changes an existing one. */
export const BasicsForm = observer(function BasicsForm({ company, end, onSaved }: PartFormProps): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const locale = useLocale();
  const likely = useLikelyCountry() ?? '';
  const countries = useCountrySource();
  const sizes = useSizes();
  const offered = useOffered(offeredList('company-sizes'));
  const { form, submit, busy, failure, fields } = useContractForm<BasicsValues, CompanyBasics>({
    schema: companyBasicsSchema,
    defaults: basicsValues(company, likely),
    toBody: (values) => basicsBody(values, locale),
    draft: `company-${company?.id ?? 'new'}`,
    neededText: (field) => `employer:needed.basics.${field}`,
    send: async (body) => {
      const saved = await (company === undefined ? store.create(body) : store.change(company, body));
      onSaved(saved, company === undefined);
    },
  });
  const [typed, setTyped] = useState<TypedCompany>();
  const lookForSimilar = (): void => {
    if (company !== undefined) return;
    const { name, country, website, registrationNumber } = form.getValues();
    if (name !== '' || typed !== undefined) setTyped({ name, country, website, registrationNumber });
  };
  useFollowed(form, 'country', company === undefined ? likely : form.getValues('country'));
  const { onSubmit, question } = useAskedSubmit(company, () => changedIdentity(form.getValues()), submit);
  return (
    <form className="form" noValidate onSubmit={onSubmit} onBlur={lookForSimilar}>
      {question}
      <TextInput label={t('form.name')} help={t('form.nameHelp')} autoComplete="organization" {...fields.text('name')} />
      {typed !== undefined && <SimilarCompanies typed={typed} />}
      <div className={styles.companyFormPair}>
        <PickerField
          label={t('form.country')}
          optional
          placeholder={t('form.notSaid')}
          autoComplete="country-name"
          source={countries}
          {...fields.controlled('country')}
        />
        <Select
          label={t('form.size')}
          optional
          placeholder={t('form.notSaid')}
          options={offered(sizes, [form.watch('size')])}
          {...fields.registered('size')}
        />
      </div>
      <TextInput
        label={t('form.website')}
        help={t('form.websiteHelp')}
        optional
        type="url"
        dir="ltr"
        autoComplete="url"
        {...fields.text('website')}
      />
      <TextInput label={t('form.legalName')} help={t('form.legalNameHelp')} optional {...fields.text('legalName')} />
      <div className={styles.companyFormPair}>
        <TextInput label={t('form.registrationNumber')} optional dir="auto" {...fields.text('registrationNumber')} />
        <TextInput label={t('form.foundedYear')} optional inputMode="numeric" {...fields.text('foundedYear')} />
      </div>
      <FormFailure failure={failure} />
      {end(busy, false)}
    </form>
  );
});
