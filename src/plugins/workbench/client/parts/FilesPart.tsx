import { type JSX, useState } from 'react';
import { ChosenRow } from '#core/client/files/ChosenRow.tsx';
import { DocumentView } from '#core/client/files/DocumentView.tsx';
import { FileField } from '#core/client/files/FileField.tsx';
import { PictureField } from '#core/client/files/PictureField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { CompanyAvatar, PersonAvatar } from '#core/client/ui/Avatars.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { chosenSamples, samplePapers, samplePicture, samplePictures, storedSample, storedSamples } from '../sample-files.ts';
import * as styles from '#core/client/files/files.module.css';

const PICTURE_ADDRESS = '/favicon.svg';

/** The fields for files in all states, on their way and stored, and the view of a file without a preview. */
export function FilesPart(): JSX.Element {
  const t = useT('workbench');
  const [files, setFiles] = useState<readonly StoredFile[]>(storedSamples);
  const [one, setOne] = useState<readonly StoredFile[]>([]);
  return (
    <div className="form">
      <FileField label={t('file.several')} field="workbench.several" purpose={samplePapers} files={files} onChange={setFiles} />
      <FileField
        label={t('file.one')}
        optional
        help={t('field.help')}
        error={t('field.error')}
        field="workbench.one"
        purpose={samplePapers}
        max={1}
        files={one}
        onChange={setOne}
      />
      <Panel title={t('file.underWay')}>
        <UnderWay />
      </Panel>
      <Picture shape="round" name={t('file.photo')} />
      <Picture shape="square" name={t('file.logo')} isStored />
      <Picture shape="wide" name={t('file.cover')} isStored />
      <Panel title={t('file.view')}>
        <DocumentView file={storedSample} />
      </Panel>
    </div>
  );
}

/** Files that are sent, that failed and that were refused. */
function UnderWay(): JSX.Element {
  const [samples, setSamples] = useState(chosenSamples);
  return (
    <ul className={styles.filesList}>
      {samples.map((sample) => (
        <ChosenRow key={sample.id} chosen={sample} onDrop={() => setSamples(samples.filter((other) => other !== sample))} />
      ))}
    </ul>
  );
}

interface PictureProps {
  readonly shape: 'round' | 'square' | 'wide';
  readonly name: string;
  readonly isStored?: boolean;
}

function Picture({ shape, name, isStored = false }: PictureProps): JSX.Element {
  const [file, setFile] = useState(isStored ? samplePicture : undefined);
  const Sign = shape === 'round' ? PersonAvatar : CompanyAvatar;
  return (
    <PictureField
      label={name}
      field={`workbench.${shape}`}
      purpose={samplePictures}
      shape={shape}
      file={file}
      onChange={setFile}
      address={file === samplePicture ? PICTURE_ADDRESS : undefined}
      placeholder={<Sign name={name} size="l" />}
    />
  );
}
