import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { UploadProgress } from '#core/client/files/UploadProgress.tsx';
import { useDropArea } from '#core/client/files/use-drop-area.ts';
import { useSizeText } from '#core/client/files/use-size-text.ts';
import { useUnsavedWarning } from '#core/client/forms/use-unsaved-warning.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { SPREADSHEET_LIMITS } from '../../contract/import-limits.ts';
import { useDesk } from '../desk.ts';
import { SpreadsheetUpload } from './spreadsheet-upload.ts';
import * as styles from '#core/client/files/files.module.css';

/** Chooses a spreadsheet by the button, by dropping or by pasting it, and sends it. */
export const FileChoice = observer(function FileChoice(): JSX.Element {
  const t = useT('imports');
  const sizeText = useSizeText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { upload, choose, drop } = useChoice();
  const area = useDropArea(choose);
  const isSending = upload?.state === 'sending';
  useUnsavedWarning(isSending);
  return (
    <fieldset
      {...area.props}
      className={styles.files}
      data-over={area.isOver}
      aria-label={t('file.area')}
      aria-describedby={`${id}-limits`}
    >
      <p id={`${id}-limits`}>{t('file.limits', { size: sizeText(SPREADSHEET_LIMITS.bytes), rows: SPREADSHEET_LIMITS.rows })}</p>
      {upload !== undefined && (
        <div className={styles.filesRow}>
          <UploadProgress name={upload.name} upload={upload} onDrop={drop} />
        </div>
      )}
      <div className={styles.filesAdd}>
        <Button variant="grow" disabled={isSending} onClick={() => input.current?.click()}>
          {t('core:files.choose')}
        </Button>
        <span className={styles.filesDrop}>{t('core:files.orDrop')}</span>
      </div>
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        accept=".csv,.xlsx"
        onChange={({ currentTarget }) => {
          choose([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
});

function useChoice(): {
  readonly upload: SpreadsheetUpload | undefined;
  readonly choose: (files: readonly File[]) => void;
  readonly drop: () => void;
} {
  const api = useService(ApiClient);
  const { place, store, show } = useDesk();
  const [upload, setUpload] = useState<SpreadsheetUpload>();
  const run = upload?.run;
  useEffect(() => {
    if (run !== undefined) show(run);
  }, [run, show]);
  return {
    upload,
    choose: ([file, ...others]) => {
      if (file === undefined || upload?.state === 'sending') return;
      if (others.length > 0) return store.tell('several');
      store.forgetNotice();
      const next = new SpreadsheetUpload(api, place, file);
      setUpload(next);
      void next.send();
    },
    drop: () => {
      upload?.cancel();
      setUpload(undefined);
    },
  };
}
