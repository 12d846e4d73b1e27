import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Company } from '#plugins/employer/contract/company.ts';
import { currencyOfCountry } from '../../contract/currency-of-country.ts';
import type { JobFormValues } from './job-form-values.ts';

// For a company without a country, or with a currency that this browser does not support.
const OTHERWISE = 'USD';

/** The currency of a company's country. */
export function currencyOf(company: Company | undefined): string {
  const currency = currencyOfCountry(company?.country ?? '') ?? OTHERWISE;
  return Intl.supportedValuesOf('currency').includes(currency) ? currency : OTHERWISE;
}

/** Keeps the form's currency in step with the company until the user chooses another currency. */
export function useCurrencyOfCompany(form: UseFormReturn<JobFormValues>, companies: readonly Company[]): void {
  const companyId = form.watch('companyId');
  const currency = currencyOf(companies.find(({ id }) => id === companyId));
  const before = useRef(currency);
  useEffect(() => {
    if (currency !== before.current && form.getValues('currency') === before.current) form.setValue('currency', currency);
    before.current = currency;
  }, [form, currency]);
}
