import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import { useCountrySource } from './use-country-source.ts';

interface CountriesFieldProps extends FieldTexts {
  /** ISO 3166-1 alpha-2. */
  readonly values: readonly string[];
  readonly most: number;
  readonly onChange: (values: readonly string[]) => void;
}

/** A list of countries. */
export function CountriesField(props: CountriesFieldProps): JSX.Element {
  const t = useT('candidate');
  return <PickerOfSeveral {...props} source={useCountrySource()} placeholder={t('place.chooseCountry')} />;
}
