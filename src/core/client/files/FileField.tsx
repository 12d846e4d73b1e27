import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useRef } from 'react';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import { FieldFrame, type FieldTexts } from '../ui/FieldFrame.tsx';
import { ChosenRow } from './ChosenRow.tsx';
import { FileInput, type FileInputHandle } from './FileInput.tsx';
import type { ChosenFile, UploadPlace } from './file-uploads.ts';
import { StoredRow } from './StoredRow.tsx';
import { useDropArea } from './use-drop-area.ts';
import { type FileFieldValue, useFileField } from './use-file-field.ts';
import { useFilesHint } from './use-files-hint.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import * as styles from './files.module.css';

interface FileFieldProps extends FieldTexts, UploadPlace, FileFieldValue {
  /** Further content in the row of a file, for example a name or a choice. */
  readonly rowOf?: ((file: StoredFile) => ReactNode) | undefined;
}

/**
 * A field for files, which are stored as soon as they are chosen: by the button, by dropping them on the field or by pasting them. The form
 * sends only their ids. An upload goes on when the page with the field is left, and is handed over when the field is shown again.
 *
 * @example <FileField label={t('cv')} field="candidate.cvs" purpose={cv} files={files} onChange={setFiles} />
 */
export const FileField = observer(function FileField(props: FileFieldProps): JSX.Element {
  const { label, help, error, optional, purpose, files, rowOf } = props;
  const t = useT('core');
  const input = useRef<FileInputHandle>(null);
  const area = useRef<HTMLFieldSetElement>(null);
  const { chosen, room, choose, remove, drop } = useFileField(props, props);
  const dropArea = useDropArea((picked) => choose(picked));
  const keptFocus = useKeptFocus(area);
  const isSingle = (props.max ?? purpose.perOwner) === 1;
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
          aria-labelledby={`${control.id}-label`}
          aria-describedby={control['aria-describedby']}
          tabIndex={-1}
          {...((error !== undefined || chosen.some(hasFailed)) && { 'data-fault': true })}
        >
          {files.length + chosen.length > 0 && (
            <ul className={styles.filesList}>
              {files.map((file) => (
                <StoredRow key={file.id} file={file} onReplace={() => input.current?.open(file.id)} onRemove={() => remove(file)}>
                  {rowOf?.(file)}
                </StoredRow>
              ))}
              {chosen.map((each) => (
                <ChosenRow key={each.id} chosen={each} onDrop={() => drop(each)} />
              ))}
            </ul>
          )}
          {(!isSingle || files.length === 0) && (
            <div className={styles.filesAdd}>
              <Button data-choose disabled={room === 0} onClick={() => input.current?.open()}>
                {t(isSingle ? 'files.choose' : 'files.chooseSeveral')}
              </Button>
              <span className={styles.filesDrop}>{room === 0 ? t('files.full') : t('files.orDrop')}</span>
            </div>
          )}
          <FileInput ref={input} kinds={purpose.kinds} isMultiple={!isSingle} onChoose={choose} />
        </fieldset>
      )}
    </FieldFrame>
  );
});

function hasFailed({ state }: ChosenFile): boolean {
  return state === 'failed' || state === 'refused';
}
