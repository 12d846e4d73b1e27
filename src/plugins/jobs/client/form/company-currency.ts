import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Company } from '#plugins/employer/contract/company.ts';
import { currencyOfCountry } from '../../contract/currency-of-country.ts';
import type { PostingValues } from './posting-values.ts';

// For a company without a country, or with a currency that this browser does not support.
const FALLBACK_CURRENCY = 'USD';

/** The currency of the country of a company. */
export function currencyOfCompany(company: Company | undefined): string {
  const currency = currencyOfCountry(company?.country ?? '') ?? FALLBACK_CURRENCY;
  return Intl.supportedValuesOf('currency').includes(currency) ? currency : FALLBACK_CURRENCY;
}

/** Keeps currency and country of the form in step with the company until the user chooses others. */
export function useCurrencyOfCompany(form: UseFormReturn<PostingValues>, companies: readonly Company[]): void {
  const companyId = form.watch('companyId');
  const company = companies.find(({ id }) => id === companyId);
  const [currency, country] = [currencyOfCompany(company), company?.country ?? ''];
  const before = useRef({ currency, country });
  useEffect(() => {
    const was = before.current;
    if (currency !== was.currency && form.getValues('currency') === was.currency) form.setValue('currency', currency);
    if (country !== was.country && form.getValues('country') === was.country) form.setValue('country', country);
    before.current = { currency, country };
  }, [form, currency, country]);
}
