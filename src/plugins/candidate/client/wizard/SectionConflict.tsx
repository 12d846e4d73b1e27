import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import { getMyProfile } from '../../contract/endpoints.ts';
import { valuesOf } from '../../contract/profile.ts';
import type { OwnProfile } from '../../contract/schemas.ts';
import type { SectionName } from '../../contract/section-names.ts';
import { sharedSections } from '../../contract/shared-profile.ts';
import { filesById, ProfileFilesContext } from '../files/profile-files.ts';
import { filled, SectionView, type ShownSection } from '../view/SectionView.tsx';

interface SectionConflictProps {
  readonly section: SectionName;
  readonly onKeep: () => void;
  readonly onTakeOther: () => void;
}

/** Two windows changed the section. The version of the other window stands below, and the user chooses which one stays. */
export function SectionConflict({ section, onKeep, onTakeOther }: SectionConflictProps): JSX.Element {
  const t = useT('candidate');
  return (
    <Conflict
      title={t('conflict.title')}
      help={t('conflict.text')}
      choices={[
        { label: t('conflict.keep'), onChoose: onKeep },
        { label: t('conflict.takeOther'), onChoose: onTakeOther, isQuiet: true },
      ]}
      keepsFocus
    >
      {section !== 'review' && <OtherVersion section={section} />}
    </Conflict>
  );
}

/** The section as it is stored. Without an answer of the server, the choice above still works. */
const OtherVersion = observer(function OtherVersion({ section }: { readonly section: ShownSection }): JSX.Element | null {
  const t = useT('candidate');
  const api = useService(ApiClient);
  // Quiet: the note above already says what is wrong.
  const { resource } = useResource<OwnProfile>((signal) => api.call(getMyProfile, { signal, quiet: true }));
  if (resource.value === undefined) return null;
  const { sections, files } = resource.value;
  const shared = sharedSections(valuesOf(sections));
  return (
    <section className="panel stack" aria-label={t('conflict.other')}>
      <h2>{t('conflict.other')}</h2>
      <ProfileFilesContext value={filesById(files)}>
        {filled(shared, [section]).length > 0 ? (
          <SectionView section={section} sections={shared} />
        ) : (
          <p className="muted">{t('conflict.nothing')}</p>
        )}
      </ProfileFilesContext>
    </section>
  );
});
