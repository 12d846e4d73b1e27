import type { UseFormReturn } from 'react-hook-form';
import { useFollowed } from '#core/client/forms/use-followed.ts';
import { currencyFor } from '../../contract/currency-of-country.ts';
import type { PostingValues } from '../form/posting-values.ts';

interface LikelyPlaceProps {
  readonly form: UseFormReturn<PostingValues>;
  readonly countryOf: (companyId: string) => string;
}

/** Follows the company that is chosen, and a country that becomes known later. */
export function LikelyPlace({ form, countryOf }: LikelyPlaceProps): undefined {
  const country = countryOf(form.watch('companyId'));
  useFollowed(form, 'country', country);
  useFollowed(form, 'currency', currencyFor(country));
}
