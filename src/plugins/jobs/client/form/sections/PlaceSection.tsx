import type { JSX } from 'react';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { SeveralField } from '#core/client/forms/SeveralField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { WORK_MODES } from '../../../contract/job.ts';
import { LocationInput } from '../fields/LocationInput.tsx';
import { PlaceList } from '../fields/PlaceList.tsx';
import { useCountrySource } from '../fields/use-country-source.ts';
import type { PostingFieldsProps } from '../posting-values.ts';

/** Most countries in which applicants may live. */
const MOST_COUNTRIES = 50;

/** Where the work is done. Days on site and the countries of applicants appear below the work mode that needs them. */
export function PlaceSection({ form, fields }: PostingFieldsProps): JSX.Element {
  const t = useT('jobs');
  const modes = useOffered(offeredList('work-modes'));
  const countries = useCountrySource();
  const workMode = form.watch('workMode');
  const isRemote = workMode === 'remote';
  return (
    <>
      <div className="fields__pair">
        <Select
          label={t('form.workMode')}
          placeholder={t('form.choose')}
          options={modes(
            WORK_MODES.map((value) => ({ value, label: t(`workMode.${value}`) })),
            [workMode],
          )}
          {...fields.registered('workMode')}
        />
        {workMode === 'hybrid' && (
          <Select
            label={t('form.daysOnSite')}
            placeholder={t('form.choose')}
            options={['1', '2', '3', '4'].map((value) => ({ value, label: t('view.daysOnSite', { count: Number(value) }) }))}
            {...fields.registered('daysOnSite')}
          />
        )}
      </div>
      {isRemote && (
        <SeveralField
          form={form}
          fields={fields}
          name="applicantCountries"
          label={t('form.applicantCountries')}
          help={t('form.applicantCountriesHelp')}
          source={countries}
          most={MOST_COUNTRIES}
        />
      )}
      <div className="fields__pair">
        <LocationInput
          label={t('form.location')}
          help={t('form.locationHelp')}
          optional={isRemote}
          dir="auto"
          {...fields.text('location')}
        />
        <PickerField label={t('form.country')} optional={isRemote} source={countries} {...fields.controlled('country')} />
      </div>
      <PlaceList form={form} fields={fields} />
    </>
  );
}
