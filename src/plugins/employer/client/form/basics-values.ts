import { typedNumber } from '#core/client/i18n/typed-number.ts';
import type { Company } from '../../contract/company.ts';

/** The fields of the form, as text. */
export interface BasicsValues extends Record<string, string> {
  name: string;
  country: string;
  size: string;
  foundedYear: string;
  website: string;
  legalName: string;
  registrationNumber: string;
}

/** The initial values of the fields. */
export function basicsValues(company: Company | undefined): BasicsValues {
  return {
    name: company?.name ?? '',
    country: company?.country ?? '',
    size: company?.size ?? '',
    foundedYear: company?.foundedYear?.toString() ?? '',
    website: company?.website ?? '',
    legalName: company?.legalName ?? '',
    registrationNumber: company?.registrationNumber ?? '',
  };
}

/** The request body from the fields. A year that is not a number is passed on as text, and the schema refuses it. */
export function basicsBody({ foundedYear, ...values }: BasicsValues): object {
  return { ...values, foundedYear: foundedYear.trim() === '' ? null : (typedNumber(foundedYear) ?? foundedYear) };
}
