import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useAutosavedForm } from '#core/client/forms/use-autosaved-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextArea } from '#core/client/ui/TextArea.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { CandidateProfile } from '../../contract/profile.ts';
import { candidateProfileFieldsSchema } from '../../contract/schemas.ts';
import { ProfileStore } from '../profile-store.ts';
import { ProfileConflict } from './ProfileConflict.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';

interface ProfileFormProps {
  readonly profile: CandidateProfile;
  /** Ends the form: its buttons. */
  readonly end: (busy: boolean) => ReactNode;
  readonly onSubmitted: () => void;
  /** Takes what somebody else saved meanwhile in the place of what is typed here. */
  readonly onTakeOther: () => void;
}

/** Headline, place and summary of a candidate; saves itself. */
export const ProfileForm = observer(function ProfileForm({ profile, end, onSubmitted, onTakeOther }: ProfileFormProps): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  const { form, submit, busy, failure, errorOf, saver, forgetDraft } = useAutosavedForm({
    schema: candidateProfileFieldsSchema,
    defaults: { headline: profile.headline ?? '', location: profile.location ?? '', summary: profile.summary ?? '' },
    draft: 'candidate-profile',
    send: (fields, byItself) => store.save(fields, byItself),
    onSubmitted,
  });
  const takeOther = (): void => {
    forgetDraft();
    onTakeOther();
  };
  const isConflict = saver.state === 'conflict';
  return (
    <div className="profile-split">
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
        {isConflict && <ProfileConflict onKeep={() => void store.overwrite(saver.retry)} onTakeOther={takeOther} />}
        {!isConflict && <FormFailure failure={failure} />}
        {end(busy)}
      </form>
      <ProfilePreview name={profile.name} {...form.watch()} />
    </div>
  );
});
