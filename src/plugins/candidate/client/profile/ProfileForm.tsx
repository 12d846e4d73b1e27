import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormEnd } from '#core/client/forms/FormEnd.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextArea } from '#core/client/ui/TextArea.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { CandidateProfile } from '../../contract/profile.ts';
import { candidateProfileInputSchema } from '../../contract/schemas.ts';
import { ProfileStore } from '../profile-store.ts';

interface ProfileFormProps {
  readonly profile: CandidateProfile;
  /** Word on the button. */
  readonly action: string;
  readonly onSaved: () => void;
}

/** Headline, place and summary of a candidate. */
export function ProfileForm({ profile, action, onSaved }: ProfileFormProps): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: candidateProfileInputSchema,
    defaults: { headline: profile.headline ?? '', location: profile.location ?? '', summary: profile.summary ?? '' },
    toBody: (values) => ({ ...values, version: profile.version }),
    draft: 'candidate-profile',
    send: async (body) => {
      await store.save(body);
      onSaved();
    },
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextInput
        label={t('profile.headline')}
        help={t('profile.headlineHelp')}
        limit={120}
        error={errorOf('headline')}
        {...form.register('headline')}
      />
      <TextInput
        label={t('profile.location')}
        help={t('profile.locationHelp')}
        optional
        limit={120}
        autoComplete="address-level2"
        error={errorOf('location')}
        {...form.register('location')}
      />
      <TextArea
        label={t('profile.summary')}
        help={t('profile.summaryHelp')}
        optional
        limit={2000}
        rows={8}
        error={errorOf('summary')}
        {...form.register('summary')}
      />
      <FormEnd failure={failure} busy={busy} action={action} />
    </form>
  );
}
