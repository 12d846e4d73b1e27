import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useLikelyCountry } from '#core/client/session/likely-country.ts';
import { currencyFor } from '../../contract/currency-of-country.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { newValues } from '../form/posting-values.ts';
import { LikelyPlace } from './LikelyPlace.tsx';
import { useCompanyChoice } from './use-company-choice.ts';

interface PostingForCompanyProps {
  /** Another user has published the draft of this form. */
  readonly onPublished: () => void;
}

/** The form of a new posting of an administrator, who chooses the company. */
export const PostingForCompany = observer(function PostingForCompany({ onPublished }: PostingForCompanyProps): JSX.Element {
  const t = useT('jobs');
  const likely = useLikelyCountry() ?? '';
  const { current: language } = useService(LanguageStore);
  const { source, companyOf } = useCompanyChoice();
  const countryOf = (id: string): string => companyOf(id)?.country ?? likely;
  return (
    <DraftForm
      defaults={newValues({ companyId: '', currency: currencyFor(likely), country: likely, language })}
      newDraft="job-form"
      companyOf={(id) => {
        const { name = '', logoFileId = null } = companyOf(id) ?? {};
        return { id, name, ...(logoFileId !== null && { logoFileId }) };
      }}
      onPublished={onPublished}
      above={({ form, fields }, isStored) => (
        <>
          <LikelyPlace form={form} countryOf={countryOf} />
          <PickerField
            label={t('form.company')}
            help={t(isStored ? 'form.companyStays' : 'form.chooseHelp')}
            source={source}
            disabled={isStored}
            {...fields.controlled('companyId')}
          />
        </>
      )}
    />
  );
});
