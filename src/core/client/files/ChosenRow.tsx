import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import type { ChosenFile } from './file-uploads.ts';
import { UploadProgress } from './UploadProgress.tsx';
import * as styles from './files.module.css';

interface ChosenRowProps {
  readonly chosen: ChosenFile;
  /** Cancels the upload, or takes a failed file off the list. */
  readonly onDrop: () => void;
}

/** A chosen file in the list of a field. */
export const ChosenRow = observer(function ChosenRow({ chosen, onDrop }: ChosenRowProps): JSX.Element {
  return (
    <li className={styles.filesRow}>
      <UploadProgress name={chosen.file.name} upload={chosen} onDrop={onDrop} />
    </li>
  );
});
