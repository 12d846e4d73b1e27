import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect, useId, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { StoredRow } from '#core/client/files/StoredRow.tsx';
import { useStoredFile } from '#core/client/files/use-stored-file.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { ChoiceGroup } from '#core/client/ui/ChoiceGroup.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { PartFieldProps, PartPreviewProps, PartViewProps } from '#plugins/applications/contract/application-parts.ts';
import { cvNameOf, defaultFirst } from '../../contract/cvs.ts';
import type { SentCv } from '../../contract/sent-profile.ts';
import { ProfileStore } from '../profile-store.ts';
import { CvUpload } from './CvUpload.tsx';
import * as fileStyles from '#core/client/files/files.module.css';

/** Which CV is sent: one of the profile, one that is uploaded here, or none. */
export const Field = observer(function CvField(props: PartFieldProps): JSX.Element {
  const { terms, content, onPropose } = props;
  const t = useT('candidate');
  const { mine, ensure, value, load } = useService(ProfileStore);
  useEffect(() => void ensure(), [ensure]);
  const first = defaultFirst(value('portfolio').cvs)[0]?.fileId ?? null;
  const isKnown = mine.value !== undefined;
  useEffect(() => {
    if (isKnown) onPropose({ cv: first });
  }, [isKnown, first, onPropose]);
  if (mine.status === 'failed') return <ErrorNote title={t('profile.failed')} onRetry={() => void load()} />;
  if (!isKnown || content.cv === undefined) return <Skeleton count={3} />;
  return <Choices {...props} isNeeded={terms.cv === 'required'} chosen={content.cv} />;
});

interface ChoicesProps extends PartFieldProps {
  readonly isNeeded: boolean;
  readonly chosen: string | null;
}

const Choices = observer(function CvChoices({ jobId, isNeeded, chosen, onChange, faultAt }: ChoicesProps): JSX.Element {
  const t = useT('candidate');
  const { value } = useService(ProfileStore);
  const cvs = defaultFirst(value('portfolio').cvs);
  const { file: found, know } = useStoredFile(chosen === null || cvs.some(({ fileId }) => fileId === chosen) ? '' : chosen);
  const [uploaded, setUploaded] = useState<StoredFile>();
  const here = [found ?? uploaded].filter((file) => file !== undefined && !cvs.some(({ fileId }) => fileId === file.id));
  const choose = (fileId: string | null): void => onChange({ cv: fileId });
  const name = useId();
  const radio = (id: string | null, label: ReactNode): JSX.Element => (
    <Checkbox key={id} kind="radio" name={name} label={label} checked={chosen === id} onChange={() => choose(id)} />
  );
  return (
    <ChoiceGroup label={t('sentCv.label')} optional={!isNeeded} error={faultAt('cv')}>
      {cvs.map((cv) => radio(cv.fileId, <bdi>{cv.name}</bdi>))}
      {here.map((file) => file !== undefined && radio(file.id, <bdi>{cvNameOf(file.name)}</bdi>))}
      {!isNeeded && radio(null, t('sentCv.none'))}
      <CvUpload
        jobId={jobId}
        file={here[0]}
        onUploaded={(file) => {
          know(file);
          setUploaded(file);
          choose(file.id);
        }}
        onRemoved={() => {
          setUploaded(undefined);
          if (chosen === here[0]?.id) choose(cvs[0]?.fileId ?? null);
        }}
      />
    </ChoiceGroup>
  );
});

/** The chosen CV as the employer gets it. */
export const Preview = observer(function CvPreview({ content }: PartPreviewProps): JSX.Element {
  const t = useT('candidate');
  const { files, value } = useService(ProfileStore);
  const id = content.cv ?? '';
  const known = files.get(id);
  const { file = known } = useStoredFile(known === undefined ? id : '');
  if (id === '' || file === undefined) return <p className="muted">{t('sentCv.noneSent')}</p>;
  const own = value('portfolio').cvs.find(({ fileId }) => fileId === id);
  return <OneFile file={{ ...file, name: own?.name ?? cvNameOf(file.name) }} />;
});

/** The CV that was sent. */
export function View({ copy, files }: PartViewProps): JSX.Element {
  const t = useT('candidate');
  // What the server half of this part froze.
  const { fileId, name } = copy as SentCv;
  const file = files.get(fileId);
  return file === undefined ? <p className="muted">{t('sentCv.gone', { name })}</p> : <OneFile file={{ ...file, name }} />;
}

function OneFile({ file }: { readonly file: StoredFile }): JSX.Element {
  return (
    <ul className={fileStyles.filesList}>
      <StoredRow file={file} />
    </ul>
  );
}
