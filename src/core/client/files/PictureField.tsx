import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import { FieldFrame, type FieldTexts } from '../ui/FieldFrame.tsx';
import { ChosenRow } from './ChosenRow.tsx';
import { FileInput, type FileInputHandle } from './FileInput.tsx';
import type { ChosenFile, UploadPlace } from './file-uploads.ts';
import { useCropping } from './use-cropping.tsx';
import { useDropArea } from './use-drop-area.ts';
import { type FileFieldValue, useFileField } from './use-file-field.ts';
import { useFilesHint } from './use-files-hint.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import * as styles from './files.module.css';

interface PictureFieldProps extends FieldTexts, UploadPlace, Pick<FileFieldValue, 'outlivesField'> {
  readonly file: StoredFile | undefined;
  readonly onChange: (file: StoredFile | undefined) => void;
  /** Where the stored picture is shown; absent where the page does not know it. A picture that was chosen here is shown from this device. */
  readonly address?: string | undefined;
  /** `round` for people, `square` for logos, `wide` for covers. */
  readonly shape: 'round' | 'square' | 'wide';
  /** Shown while there is no picture, for example initials. */
  readonly placeholder?: ReactNode;
}

/**
 * A field for one picture, with a preview. It is stored as soon as it is chosen, like the files of a `FileField`. Where the purpose cuts
 * pictures to a shape, the user chooses the part first.
 *
 * @example <PictureField label={t('photo')} field="candidate.photo" purpose={photo} shape="round" file={file} onChange={setFile} />
 */
export const PictureField = observer(function PictureField(props: PictureFieldProps): JSX.Element {
  const { label, help, error, optional, purpose, file, onChange, address, shape, placeholder } = props;
  const t = useT('core');
  const input = useRef<FileInputHandle>(null);
  const area = useRef<HTMLFieldSetElement>(null);
  const change = (files: readonly StoredFile[]): void => onChange(files[0]);
  const { chosen, choose, remove, drop } = useFileField(props, {
    files: file === undefined ? [] : [file],
    onChange: change,
    max: 1,
    outlivesField: props.outlivesField,
  });
  const preview = usePreview(chosen.at(-1), file);
  const cropping = useCropping(purpose, shape === 'round', (picture) => choose([picture]));
  const pick = ([picked]: readonly File[]): void => {
    if (picked !== undefined) cropping.begin(picked);
  };
  const dropArea = useDropArea(pick);
  const keptFocus = useKeptFocus(area);
  const shown = preview ?? (file === undefined ? undefined : address);
  const hint = useFilesHint(purpose);
  return (
    <FieldFrame {...{ label, error, optional }} help={help ?? hint} onLabel={() => input.current?.open()}>
      {(control) => (
        <fieldset
          {...dropArea.props}
          {...keptFocus}
          ref={area}
          className={styles.files}
          data-over={dropArea.isOver}
          data-shape={shape}
          aria-labelledby={`${control.id}-label`}
          aria-describedby={control['aria-describedby']}
        >
          <div className={styles.pictureFrame}>
            {shown === undefined ? placeholder : <img src={shown} alt={t('files.preview')} className={styles.pictureImage} />}
          </div>
          <div className={styles.filesActions}>
            <Button data-choose onClick={() => input.current?.open()}>
              {t(file === undefined ? 'files.choosePicture' : 'files.replacePicture')}
            </Button>
            {file !== undefined && (
              <Button variant="quiet" onClick={() => remove(file)}>
                {t('files.removePicture')}
              </Button>
            )}
          </div>
          {chosen.length > 0 && (
            <ul className={styles.filesList}>
              {chosen.map((each) => (
                <ChosenRow key={each.id} chosen={each} onDrop={() => drop(each)} />
              ))}
            </ul>
          )}
          <FileInput ref={input} kinds={purpose.kinds} isMultiple={false} onChoose={pick} />
          {cropping.dialog}
        </fieldset>
      )}
    </FieldFrame>
  );
});

/** The address of the chosen picture on this device, also after it was stored. */
function usePreview(chosen: ChosenFile | undefined, stored: StoredFile | undefined): string | undefined {
  const [preview, setPreview] = useState<{ readonly url: string; readonly chosen: ChosenFile }>();
  const picked = chosen?.state === 'refused' || chosen?.state === 'preparing' ? undefined : chosen;
  useEffect(() => {
    if (picked !== undefined) setPreview({ url: URL.createObjectURL(picked.file), chosen: picked });
  }, [picked]);
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview.url)), [preview]);
  if (preview === undefined) return undefined;
  return picked === preview.chosen || (stored !== undefined && preview.chosen.reply?.id === stored.id) ? preview.url : undefined;
}
