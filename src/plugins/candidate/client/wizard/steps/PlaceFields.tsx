import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { PhoneField } from '#core/client/forms/PhoneField.tsx';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useValueOf } from '#core/client/forms/use-value-of.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { usePhones } from '#core/client/ui/phone/use-phones.ts';
import { PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { linkSchema } from '../../../contract/section-fields.ts';
import { ChipsField } from '../../fields/ChipsField.tsx';
import { DistanceField } from '../../fields/DistanceField.tsx';
import { FieldsPart } from '../../fields/FieldsPart.tsx';
import { useCountrySource } from '../../fields/use-country-source.ts';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { useConfirmedPhone } from '../use-confirmed-phone.ts';
import * as styles from '../../fields/fields.module.css';

interface CountriesFieldProps extends FieldTexts {
  /** ISO 3166-1 alpha-2. */
  readonly values: readonly string[];
  readonly most: number;
  readonly onChange: (values: readonly string[]) => void;
}

/** Step 2: where the candidate lives and may work, and the contact data. */
export function PlaceFields({ form, fields }: SectionFieldsProps<'place'>): JSX.Element {
  const t = useT('candidate');
  return (
    <>
      <FieldsPart title={t('place.home')}>
        <HomeFields form={form} fields={fields} />
      </FieldsPart>
      <FieldsPart title={t('place.work')}>
        <WorkPlaceFields form={form} fields={fields} />
      </FieldsPart>
      <FieldsPart title={t('place.reach')}>
        <OwnPhone form={form} fields={fields} />
        <ChipsField
          label={t('place.links')}
          help={t('place.linksHelp')}
          optional
          inputMode="url"
          schema={linkSchema}
          most={10}
          values={form.watch('links')}
          error={fields.errorOf('links')}
          onChange={(links) => form.setValue('links', links, TYPED)}
        />
      </FieldsPart>
    </>
  );
}

const HomeFields = observer(function HomeFields({ form, fields }: SectionFieldsProps<'place'>): JSX.Element {
  const t = useT('candidate');
  const saved = useService(ProfileStore).mine.value?.sections.place;
  const isSaved = useValueOf(
    form,
    ({ postalCode, country }) => postalCode.trim() === saved?.value.postalCode && country === saved.value.country,
  );
  const isDoubtful = isSaved && saved?.doubts?.includes('postalCode');
  return (
    <div className={styles.fields2}>
      <PickerField
        label={t('place.country')}
        placeholder={t('place.chooseCountry')}
        autoComplete="country-name"
        source={useCountrySource()}
        {...fields.controlled('country')}
      />
      <TextInput label={t('place.city')} autoComplete="address-level2" {...fields.text('city')} />
      <TextInput
        label={t('place.postalCode')}
        help={isDoubtful ? t('place.postalDoubtful') : undefined}
        optional
        autoComplete="postal-code"
        {...fields.text('postalCode')}
      />
      <DistanceField
        km={form.watch('commuteKm')}
        country={form.watch('country')}
        isWrong={fields.errorOf('commuteKm') !== undefined}
        onChange={(km) => form.setValue('commuteKm', km, TYPED)}
      />
    </div>
  );
});

/** The phone number. The confirmed number of the account may be filled in. */
const OwnPhone = observer(function OwnPhone({ form, fields }: SectionFieldsProps<'place'>): JSX.Element {
  const t = useT('candidate');
  const confirmed = useConfirmedPhone();
  const phones = usePhones();
  const isConfirmed = useValueOf(form, ({ phone }) => confirmed !== undefined && phone === confirmed);
  // What the form began with is stored. What is typed is checked when it is complete.
  const stored = form.formState.defaultValues?.phone ?? '';
  const isStored = useValueOf(form, ({ phone }) => phone === stored);
  const isDoubtful = stored !== '' && isStored && phones !== undefined && phones.readPhone(stored) === undefined;
  return (
    <PhoneField
      label={t('place.phone')}
      help={t(isDoubtful ? 'place.phoneDoubtful' : isConfirmed ? 'place.phoneConfirmed' : 'place.phoneHelp')}
      optional
      {...fields.controlled('phone')}
    />
  );
});

function WorkPlaceFields({ form, fields }: SectionFieldsProps<'place'>): JSX.Element {
  const t = useT('candidate');
  return (
    <>
      <CountriesField
        label={t('place.mayWork')}
        help={t('place.mayWorkHelp')}
        optional
        most={20}
        values={form.watch('mayWorkIn')}
        error={fields.errorOf('mayWorkIn')}
        onChange={(countries) => form.setValue('mayWorkIn', countries, TYPED)}
      />
      <Checkbox label={t('place.sponsorship')} help={t('place.sponsorshipHelp')} {...form.register('needsSponsorship')} />
      <CountriesField
        label={t('place.moveTo')}
        help={t('place.moveToHelp')}
        optional
        most={10}
        values={form.watch('moveTo')}
        error={fields.errorOf('moveTo')}
        onChange={(countries) => form.setValue('moveTo', countries, TYPED)}
      />
    </>
  );
}

/** A list of countries. */
function CountriesField(props: CountriesFieldProps): JSX.Element {
  const t = useT('candidate');
  return <PickerOfSeveral {...props} source={useCountrySource()} placeholder={t('place.chooseCountry')} />;
}
