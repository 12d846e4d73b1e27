import { type JSX, useMemo } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';

interface PayCurrencyProps {
  readonly currency: string | undefined;
  readonly onChange: (currency: string) => void;
}

/** The currency in which pay is compared. */
export function PayCurrency({ currency, onChange }: PayCurrencyProps): JSX.Element {
  const t = useT('job-search');
  const currencies = useListSource(offeredList('currencies'), { nameOf: () => undefined, showsCode: true });
  // The code is shown, so the name of the chosen currency is not needed.
  const source = useMemo((): PickerSource => ({ ...currencies, named: async () => [] }), [currencies]);
  return (
    <Picker
      label={t('finding.currency')}
      source={source}
      value={currency ?? ''}
      onChange={(chosen) => {
        if (chosen !== '') onChange(chosen);
      }}
    />
  );
}
