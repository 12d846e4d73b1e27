import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { kindsText } from '#core/client/files/issue-of-file.ts';
import { PictureField } from '#core/client/files/PictureField.tsx';
import { useSizeText } from '#core/client/files/use-size-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { initials } from '#core/client/ui/Avatars.tsx';
import { photoPurpose } from '../../../contract/file-purposes.ts';
import { useProfilePicture } from '../../files/ProfilePicture.tsx';
import { useKnownFiles } from '../../items/use-known-files.ts';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { useStepFiles } from '../use-step-files.ts';

const FIELD = 'candidate.photo';

/** The photo of step 1. */
export const PhotoField = observer(function PhotoField({ form, fields }: SectionFieldsProps<'basics'>): JSX.Element {
  const t = useT('candidate');
  const core = useT('core');
  const sizeText = useSizeText();
  const store = useService(ProfileStore);
  const photo = form.watch('photo');
  const file = store.files.get(photo ?? '');
  const put = (id: string | null): void => form.setValue('photo', id, TYPED);
  useKnownFiles(photo === null ? [] : [photo], () => put(null));
  const change = useStepFiles(FIELD, {
    put: ([chosen]) => put(chosen?.id ?? null),
    save: ([chosen]) => store.save('basics', { ...store.value('basics'), photo: chosen?.id ?? null }),
    withLate: (late) => [late],
  });
  return (
    <PictureField
      label={t('basics.photo')}
      help={t('basics.photoHelp', { kinds: kindsText(photoPurpose.kinds), size: sizeText(photoPurpose.maxBytes) })}
      optional
      shape="round"
      outlivesField
      field={FIELD}
      purpose={photoPurpose}
      file={file}
      address={useProfilePicture(photo).src}
      placeholder={<bdi aria-hidden="true">{initials(store.mine.value?.name ?? '')}</bdi>}
      error={file?.state === 'infected' ? core('issues.files.virus') : fields.errorOf('photo')}
      onChange={(chosen) => change(chosen === undefined ? [] : [chosen])}
    />
  );
});
