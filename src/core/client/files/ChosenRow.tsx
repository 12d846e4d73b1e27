import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { errorText } from '../http/failure-text.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { issueSentenceIn } from '../i18n/server-sentence.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons/page-icons.tsx';
import type { ChosenFile } from './file-uploads.ts';

interface ChosenRowProps {
  readonly chosen: ChosenFile;
  /** Cancels the upload, or takes a failed file off the list. */
  readonly onDrop: () => void;
}

/** A file on its way: its progress, or why it did not arrive. */
export const ChosenRow = observer(function ChosenRow({ chosen, onDrop }: ChosenRowProps): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const { state, share, file } = chosen;
  const isSending = state === 'sending';
  return (
    <li className="files__row">
      <div className="files__facts">
        <bdi className="files__name">{file.name}</bdi>
        {isSending ? (
          <>
            <progress className="files__progress" value={share} max={1} aria-label={t('files.sending', { name: file.name })} />
            <span className="files__meta">{share < 1 ? format.percent(share) : t('files.checking')}</span>
          </>
        ) : (
          <Reason chosen={chosen} />
        )}
        <Announcement share={share} isSending={isSending} />
      </div>
      <div className="files__actions">
        {state === 'failed' || state === 'cancelled' ? (
          <Button size="s" onClick={() => void chosen.send()}>
            {t('files.again')}
          </Button>
        ) : undefined}
        <Button
          size="s"
          variant="quiet"
          onClick={onDrop}
          aria-label={t(isSending ? 'files.cancelNamed' : 'files.dropNamed', { name: file.name })}
        >
          {t(isSending ? 'files.cancel' : 'files.drop')}
        </Button>
      </div>
    </li>
  );
});

const Reason = observer(function Reason({ chosen }: Pick<ChosenRowProps, 'chosen'>): JSX.Element | undefined {
  const { i18n } = useI18n();
  const { issue, error } = chosen;
  const sentence = issue !== undefined ? issueSentenceIn(i18n, issue) : error && errorText(error, i18n);
  if (sentence === undefined) return undefined;
  return (
    <span className="files__reason" role="alert">
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
