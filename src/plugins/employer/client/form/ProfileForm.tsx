import type { JSX } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { RichTextFormField } from '#core/client/forms/RichTextFormField.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useFormList } from '#core/client/forms/use-form-list.ts';
import { useValueOf } from '#core/client/forms/use-value-of.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { CompanyAvatar } from '#core/client/ui/Avatars.tsx';
import { Button, IconButton } from '#core/client/ui/Button.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import { COMPANY_LIMITS } from '../../contract/company.ts';
import { type CompanyPlace, type CompanyProfile, companyProfileSchema } from '../../contract/company-part-schemas.ts';
import type { Company } from '../../contract/company-schemas.ts';
import { COVER_SIZE, companyCover, companyLogo } from '../../contract/file-purposes.ts';
import { CompanyStore } from '../company-store.ts';
import { CompanyPictureField } from './CompanyPictureField.tsx';
import type { ChangeFormProps } from './part-form.ts';
import { useCountrySource } from './use-country-source.ts';
import * as styles from './company-form.module.css';

interface ProfileValues {
  tagline: string;
  aboutHtml: string;
  places: CompanyPlace[];
  /** One address for each line. */
  links: string;
  accessibility: string;
  logoFileId: string;
  coverFileId: string;
}

/** The plain text of the description follows from its HTML. */
const bodySchema = companyProfileSchema.omit({ about: true });
type ProfileBody = Omit<CompanyProfile, 'about'>;

function profileValues({ tagline, about, aboutHtml, places, links, accessibility, logoFileId, coverFileId }: Company): ProfileValues {
  return {
    tagline: tagline ?? '',
    aboutHtml: aboutHtml ?? richTextOfPlain(about ?? ''),
    places: [...places],
    links: links.join('\n'),
    accessibility: accessibility ?? '',
    logoFileId: logoFileId ?? '',
    coverFileId: coverFileId ?? '',
  };
}

/** The request body from the fields. Empty places are left out. */
function profileBody({ links, places, ...values }: ProfileValues, home: string): object {
  return {
    ...values,
    places: places.filter((place) => isSaid(place, home)),
    links: links
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}

/** Maps an issue's path to a field. All links are one field. A place may have a higher index in the form, after empty places. */
function profileFieldOf(path: string, { places }: ProfileValues, home: string): string {
  if (path.startsWith('links.')) return 'links';
  const said = [...places.keys()].filter((index) => isSaid(places[index], home));
  return path.replace(/^places\.(\d+)/, (_, index: string) => `places.${said[Number(index)] ?? index}`);
}

function isBlank({ places, links, ...texts }: ProfileValues | ProfileBody, home: string): boolean {
  const { tagline, aboutHtml, accessibility, logoFileId, coverFileId } = texts;
  const isUnsaid = [tagline, aboutHtml, accessibility, logoFileId, coverFileId].every((text) => !text);
  return isUnsaid && links.length === 0 && !places.some((place) => isSaid(place, home));
}

/** Whether a place says more than the country with which a new row begins. */
function isSaid(place: CompanyPlace | undefined, home: string): boolean {
  return place !== undefined && (place.city.trim() !== '' || (place.country !== '' && place.country !== home));
}

interface ProfileFormProps extends ChangeFormProps {
  /** Called instead of a save when nothing is filled in and nothing is saved. */
  readonly onBlank?: () => Promise<void>;
}

/** The form for the description, the places and the links of a company. */
export function ProfileForm({ company, end, onSaved, onBlank }: ProfileFormProps): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  // Most places of a company are in its own country, which the user has just chosen.
  const home = company.country ?? '';
  const { form, submit, busy, failure, fields } = useContractForm<ProfileValues, ProfileBody>({
    schema: bodySchema,
    defaults: profileValues(company),
    toBody: (values) => profileBody(values, home),
    fieldOf: (path, values) => profileFieldOf(path, values, home),
    draft: `company-profile-${company.id}`,
    neededText: (field) => `employer:needed.profile.${field}`,
    send: async (body) => {
      if (onBlank !== undefined && isBlank(body, home) && isBlank(profileValues(company), '')) await onBlank();
      else onSaved(await store.change(company, body), false);
    },
  });
  const isUnsaid = useValueOf(form, (values) => isBlank(values, home));
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextInput label={t('form.tagline')} help={t('form.taglineHelp')} optional {...fields.text('tagline')} />
      <RichTextFormField
        label={t('form.about')}
        help={t('form.aboutHelp')}
        optional
        limit={COMPANY_LIMITS.about}
        {...fields.controlled('aboutHtml')}
      />
      <Controller
        control={form.control}
        name="logoFileId"
        render={({ field: { value, onChange } }) => (
          <CompanyPictureField
            label={t('form.logo')}
            purpose={companyLogo}
            companyId={company.id}
            shape="square"
            size="256"
            saved={company.logoFileId}
            placeholder={<CompanyAvatar name={company.name} size="l" />}
            error={fields.errorOf('logoFileId')}
            {...{ value, onChange }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="coverFileId"
        render={({ field: { value, onChange } }) => (
          <CompanyPictureField
            label={t('form.cover')}
            purpose={companyCover}
            companyId={company.id}
            shape="wide"
            size={COVER_SIZE}
            saved={company.coverFileId}
            error={fields.errorOf('coverFileId')}
            {...{ value, onChange }}
          />
        )}
      />
      <PlacesField form={form} fields={fields} home={home} />
      <TextArea label={t('form.links')} help={t('form.linksHelp')} optional dir="ltr" rows={3} {...fields.text('links')} />
      <TextArea label={t('form.accessibility')} help={t('form.accessibilityHelp')} optional rows={3} {...fields.text('accessibility')} />
      <FormFailure failure={failure} />
      {end(busy, isUnsaid && isBlank(profileValues(company), ''))}
    </form>
  );
}

interface PlacesFieldProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly fields: FormFields<ProfileValues>;
  /** The country with which a new place begins; empty for none. */
  readonly home: string;
}

/** The fields for the places of a company, each with a city and a country. */
function PlacesField({ form, fields, home }: PlacesFieldProps): JSX.Element {
  const t = useT('employer');
  const countries = useCountrySource();
  const { rows, add, remove, group } = useFormList(form, 'places');
  const problem = fields.errorOf('places');
  return (
    <fieldset ref={group} className={styles.companyFormPlaces}>
      <legend>{t('form.places')}</legend>
      {rows.map(({ id }, index) => (
        <div key={id} className={styles.companyFormPlace}>
          <div className={styles.companyFormPair}>
            <TextInput label={t('form.city')} {...fields.text(`places.${index}.city`)} />
            <PickerField
              label={t('form.placeCountry')}
              placeholder={t('form.choose')}
              source={countries}
              {...fields.controlled(`places.${index}.country`)}
            />
          </div>
          <span className={styles.companyFormRemove}>
            <IconButton icon={CloseIcon} label={t('form.removePlace', { place: index + 1 })} onClick={() => remove(index)} />
          </span>
        </div>
      ))}
      {problem !== undefined && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      {rows.length < COMPANY_LIMITS.places && (
        <Button onClick={() => add({ city: '', country: home })}>
          <PlusIcon />
          {t('form.addPlace')}
        </Button>
      )}
    </fieldset>
  );
}
