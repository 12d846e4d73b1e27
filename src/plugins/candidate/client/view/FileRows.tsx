import type { JSX } from 'react';
import { StoredRow } from '#core/client/files/StoredRow.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ProfileFile } from '../../contract/profile.ts';
import { useProfileFiles } from '../files/profile-files.ts';
import * as styles from '#core/client/files/files.module.css';
import * as filesStyles from '../files/files.module.css';

interface FileRowsProps {
  readonly label: string;
  /** The files with their names in the profile. */
  readonly files: readonly { readonly fileId: string; readonly name: string }[];
}

/** Files of the profile around it, which readers can open. A file that is gone or has a virus is left out. */
export function FileRows({ label, files }: FileRowsProps): JSX.Element | null {
  const t = useT('candidate');
  const known = useProfileFiles();
  const nameOf = ({ number }: ProfileFile, name: string): string => (number === undefined ? name : t('cvs.neutral', { number }));
  const shown = files.flatMap(({ fileId, name }) => {
    const file = known.get(fileId);
    return file === undefined || file.state === 'infected' ? [] : [{ ...file, name: nameOf(file, name) }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={`${styles.filesList} ${filesStyles.fileRows}`} aria-label={label}>
      {shown.map((file) => (
        <StoredRow key={file.id} file={file} />
      ))}
    </ul>
  );
}
