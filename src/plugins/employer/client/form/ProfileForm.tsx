import type { JSX } from 'react';
import { Controller } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { RichTextFormField } from '#core/client/forms/RichTextFormField.tsx';
import { SeveralField } from '#core/client/forms/SeveralField.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useValueOf } from '#core/client/forms/use-value-of.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { CompanyAvatar } from '#core/client/ui/Avatars.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { ABOUT_ELEMENTS, COMPANY_LIMITS } from '../../contract/company.ts';
import { COVER_SIZE, companyCover, companyLogo } from '../../contract/file-purposes.ts';
import { CompanyStore } from '../company-store.ts';
import { useMasterSource } from '../use-master-names.ts';
import { CompanyPictureField } from './CompanyPictureField.tsx';
import { PlacesField } from './PlacesField.tsx';
import type { ChangeFormProps } from './part-form.ts';
import {
  isBlank,
  type ProfileBody,
  type ProfileValues,
  profileBody,
  profileBodySchema,
  profileFieldOf,
  profileValues,
} from './profile-values.ts';
import { useLanguageSource } from './use-language-source.ts';
import * as styles from './company-form.module.css';

interface ProfileFormProps extends ChangeFormProps {
  /** Called instead of a save when nothing is filled in and nothing is saved. */
  readonly onBlank?: () => Promise<void>;
}

/** The form for the description of a company: what it does, offers and speaks, its places and its links. */
export function ProfileForm({ company, end, onSaved, onBlank }: ProfileFormProps): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const types = useMasterSource('company-types');
  const industries = useMasterSource('industries');
  const benefits = useMasterSource('benefits');
  const languages = useLanguageSource();
  // Most places of a company are in its own country, which the user has just chosen.
  const home = company.country ?? '';
  const { form, submit, busy, failure, fields } = useContractForm<ProfileValues, ProfileBody>({
    schema: profileBodySchema,
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
  const several = { form, fields, optional: true } as const;
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextInput label={t('form.tagline')} help={t('form.taglineHelp')} optional {...fields.text('tagline')} />
      <RichTextFormField
        label={t('form.about')}
        help={t('form.aboutHelp')}
        optional
        limit={COMPANY_LIMITS.about}
        subset={ABOUT_ELEMENTS}
        {...fields.controlled('aboutHtml')}
      />
      <div className={styles.companyFormPair}>
        <SeveralField
          {...several}
          name="industries"
          label={t('form.industries')}
          help={t('form.industriesHelp', { most: COMPANY_LIMITS.industries })}
          source={industries}
          most={COMPANY_LIMITS.industries}
        />
        <PickerField label={t('form.type')} optional placeholder={t('form.notSaid')} source={types} {...fields.controlled('type')} />
      </div>
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
      <SeveralField
        {...several}
        name="benefits"
        label={t('form.benefits')}
        help={t('form.benefitsHelp')}
        source={benefits}
        most={COMPANY_LIMITS.benefits}
      />
      <SeveralField {...several} name="languages" label={t('form.languages')} source={languages} most={COMPANY_LIMITS.languages} />
      <PlacesField form={form} fields={fields} home={home} />
      <TextArea label={t('form.links')} help={t('form.linksHelp')} optional dir="ltr" rows={3} {...fields.text('links')} />
      <TextArea label={t('form.accessibility')} help={t('form.accessibilityHelp')} optional rows={3} {...fields.text('accessibility')} />
      <TextArea
        label={t('form.equalOpportunity')}
        help={t('form.equalOpportunityHelp')}
        optional
        rows={3}
        {...fields.text('equalOpportunity')}
      />
      <FormFailure failure={failure} />
      {end(busy, isUnsaid && isBlank(profileValues(company), ''))}
    </form>
  );
}
