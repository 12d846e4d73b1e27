import { observer } from 'mobx-react-lite';
import { type JSX, useLayoutEffect } from 'react';
import type { Issue } from '#core/contract/errors.ts';
import type { ApiError } from '../http/api-error.ts';
import { errorText } from '../http/failure-text.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { issueSentenceIn } from '../i18n/server-sentence.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons/page-icons.tsx';
import * as styles from './files.module.css';

/** A chosen file on its way to the server. */
interface ShownUpload {
  readonly state: 'refused' | 'preparing' | 'sending' | 'failed' | 'cancelled' | 'done' | 'sent';
  /** The sent share, 0 to 1. */
  readonly share: number;
  /** A refusal, which another attempt does not change. */
  readonly issue: Issue | undefined;
  /** A failure for which another attempt may help. */
  readonly error: ApiError | undefined;
  readonly send: () => Promise<void>;
  /** Notes that the refusal is shown, so no snackbar repeats it. */
  readonly noteShown: () => void;
}

interface UploadProgressProps {
  readonly name: string;
  readonly upload: ShownUpload;
  /** Cancels the upload, or takes a file that did not arrive off the page. */
  readonly onDrop: () => void;
}

/** The content of a row for a file on its way: its progress, or why it did not arrive. */
export const UploadProgress = observer(function UploadProgress({ name, upload, onDrop }: UploadProgressProps): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const { state, share } = upload;
  const isSending = state === 'sending';
  const isUnderway = isSending || state === 'preparing';
  return (
    <>
      <div className={styles.filesFacts}>
        <bdi className={styles.filesName}>{name}</bdi>
        {isSending ? (
          <>
            <progress className={styles.filesProgress} value={share} max={1} aria-label={t('files.sending', { name })} />
            <span className={styles.filesMeta}>{share < 1 ? format.percent(share) : t('files.checking')}</span>
          </>
        ) : (
          <Reason upload={upload} />
        )}
        {state === 'preparing' && <span className={styles.filesMeta}>{t('files.preparing')}</span>}
        <Announcement share={share} isSending={isSending} />
      </div>
      <div className={styles.filesActions}>
        {((state === 'failed' && upload.error?.isFinal !== true) || state === 'cancelled') && (
          <Button size="s" onClick={() => void upload.send()}>
            {t('files.again')}
          </Button>
        )}
        <Button size="s" variant="quiet" onClick={onDrop} aria-label={t(isUnderway ? 'files.cancelNamed' : 'files.dropNamed', { name })}>
          {t(isUnderway ? 'files.cancel' : 'files.drop')}
        </Button>
      </div>
    </>
  );
});

const Reason = observer(function Reason({ upload }: Pick<UploadProgressProps, 'upload'>): JSX.Element | undefined {
  const { i18n } = useI18n();
  const { issue, error } = upload;
  useLayoutEffect(() => {
    if (issue !== undefined) upload.noteShown();
  }, [issue, upload]);
  const sentence = issue !== undefined ? issueSentenceIn(i18n, issue) : error && errorText(error, i18n);
  if (sentence === undefined) return undefined;
  return (
    <span className={styles.filesReason} role="alert">
      <WarningIcon className="icon--s" />
      {sentence}
    </span>
  );
});

/** Tells a screen reader each quarter of the way, and no more. */
function Announcement({ share, isSending }: { readonly share: number; readonly isSending: boolean }): JSX.Element {
  const t = useT('core');
  const quarter = Math.floor(share * 4) / 4;
  return (
    <span className="vh" role="status">
      {isSending ? t('files.sent', { share: quarter * 100 }) : ''}
    </span>
  );
}
