import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FileField } from '#core/client/files/FileField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { uploadField } from '#plugins/applications/contract/applying/upload-field.ts';
import { cvNameOf, MOST_CVS } from '../../contract/cvs.ts';
import { cvPurpose } from '../../contract/file-purposes.ts';
import { ProfileStore } from '../profile-store.ts';

interface CvUploadProps {
  readonly jobId: string;
  /** A CV that was uploaded here and is not in the profile. */
  readonly file: StoredFile | undefined;
  readonly onUploaded: (file: StoredFile) => void;
  readonly onRemoved: () => void;
}

/** Uploads a CV for one application. It can be kept in the profile. */
export const CvUpload = observer(function CvUpload({ jobId, file, onUploaded, onRemoved }: CvUploadProps): JSX.Element {
  const t = useT('candidate');
  const { value, remember } = useService(ProfileStore);
  const { length } = value('portfolio').cvs;
  const hasRoom = length < MOST_CVS;
  return (
    <FileField
      label={t(length === 0 ? 'sentCv.uploadFirst' : 'sentCv.upload')}
      field={uploadField(jobId, 'cv')}
      purpose={cvPurpose}
      max={1}
      files={file === undefined ? [] : [file]}
      onChange={([chosen]) => {
        if (chosen === undefined) {
          onRemoved();
          return;
        }
        remember(chosen);
        onUploaded(chosen);
      }}
      rowOf={(shown) => (hasRoom ? <KeepInProfile file={shown} /> : <p className="muted small">{t('sentCv.full')}</p>)}
    />
  );
});

function KeepInProfile({ file }: { readonly file: StoredFile }): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    setBusy(true);
    const portfolio = store.value('portfolio');
    const cv = { fileId: file.id, name: cvNameOf(file.name), isDefault: portfolio.cvs.length === 0 };
    try {
      await store.save('portfolio', { ...portfolio, cvs: [...portfolio.cvs, cv] });
      snackbar.raise(t('sentCv.kept'));
    } catch {
      // The request's snackbar has shown the reason. The application can be sent all the same.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button size="s" busy={busy} onClick={() => void keep()}>
        {t('sentCv.keep')}
      </Button>
    </div>
  );
}
