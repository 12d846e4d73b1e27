import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { MonthField } from '../../fields/MonthField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';

/** When the candidate can start. */
export function AvailabilityFields({ form, errorOf }: SectionFieldsProps<'preferences'>): JSX.Element {
  const t = useT('candidate');
  const kind = form.watch('availability');
  const year = new Date().getFullYear();
  return (
    <div className="fields-2">
      <Select
        label={t('preferences.availability')}
        optional
        placeholder={t('preferences.chooseAvailability')}
        options={(['now', 'notice', 'date'] as const).map((value) => ({ value, label: t(`availability.${value}`) }))}
        error={errorOf('availability')}
        {...form.register('availability')}
      />
      {kind === 'notice' && (
        <NumberField
          label={t('preferences.noticeDays')}
          value={form.watch('noticeDays')}
          error={errorOf('noticeDays')}
          onChange={(days) => form.setValue('noticeDays', days, TYPED)}
        />
      )}
      {kind === 'date' && (
        <MonthField
          label={t('preferences.from')}
          firstYear={year}
          lastYear={year + 2}
          value={form.watch('availableFrom')}
          error={errorOf('availableFrom')}
          onChange={(month) => form.setValue('availableFrom', month, { shouldDirty: true })}
        />
      )}
    </div>
  );
}
