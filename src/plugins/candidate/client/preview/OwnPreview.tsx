import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { CandidateProfile } from '../../contract/candidate-schemas.ts';
import { previewProfile } from '../../contract/endpoints.ts';
import { PREVIEW_SIDES, type PreviewSide } from '../../contract/preview.ts';
import { filesById, ProfileFilesContext } from '../files/profile-files.ts';
import { ProfileText } from '../view/ProfileText.tsx';
import { useVerifiesCompanies } from '../visibility/use-visibilities.ts';
import { Unseen } from './Unseen.tsx';
import * as styles from './OwnPreview.module.css';

type Reader = PreviewSide | 'blocked';

/** The candidate's own profile as different companies see it. */
export function OwnPreview(): JSX.Element {
  const t = useT('candidate');
  const [reader, setReader] = useState<Reader>('applied');
  const verifies = useVerifiesCompanies();
  const readers: readonly Reader[] = [...PREVIEW_SIDES.filter((side) => side !== 'verified' || verifies), 'blocked'];
  return (
    <>
      <PageHeader title={t('preview.page')} />
      <div className={styles.ownPreview}>
        <div className={styles.ownPreviewReaders}>
          <RadioGroup
            label={t('preview.as')}
            options={readers.map((value) => ({ value, label: t(`preview.${value}`) }))}
            value={reader}
            onChange={setReader}
          />
        </div>
        <div className={styles.ownPreviewSheet}>
          <p className="muted small">{t(`preview.${reader}Help`)}</p>
          {reader !== 'blocked' && <SeenBy key={reader} side={reader} />}
        </div>
      </div>
    </>
  );
}

const SeenBy = observer(function SeenBy({ side }: { readonly side: PreviewSide }): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const { resource: preview, load } = useResource((signal) => api.call(previewProfile, { query: { as: side }, signal }), side);
  if (preview.status === 'failed') return <LoadFailure error={preview.error} title={t('profile.failed')} onRetry={load} />;
  if (preview.value === undefined) return <Skeleton />;
  const { profile, obstacles } = preview.value;
  return profile === null ? <Unseen obstacles={obstacles} /> : <Seen profile={profile} />;
});

function Seen({ profile: { name, sections, files } }: { readonly profile: CandidateProfile }): JSX.Element {
  const t = useT('candidate');
  return (
    <ProfileFilesContext value={filesById(files)}>
      <h2>
        <bdi>{name ?? t('preview.noName')}</bdi>
      </h2>
      <ProfileText sections={sections} empty={t('shared.empty')} />
    </ProfileFilesContext>
  );
}
