import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import type { FeedbackScreenshot } from '../../contract/own-feedback.ts';
import * as styles from './screenshot.module.css';

/** The screenshot of a message, which opens larger. Says why it is not shown. */
export function Screenshot({ screenshot }: { readonly screenshot: FeedbackScreenshot }): JSX.Element {
  const t = useT('feedback');
  const { state, address } = screenshot;
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (state === 'infected') return <p className="muted small">{t('screenshot.infected')}</p>;
  if (address === null) return <p className="muted small">{t('screenshot.pending')}</p>;
  // The message has another address after each loading.
  if (failed === address) return <p className="muted small">{t('screenshot.failed')}</p>;
  const fail = (): void => setFailed(address);
  return (
    <>
      <button type="button" className={styles.screenshot} onClick={() => setOpen(true)}>
        <Picture {...screenshot} address={address} alt={t('screenshot.open')} onError={fail} />
      </button>
      <Modal open={isOpen} onClose={() => setOpen(false)} label={t('screenshot.label')} className={styles.screenshotLarge}>
        <div className={styles.screenshotEnd}>
          <IconButton icon={CloseIcon} label={t('core:close')} onClick={() => setOpen(false)} />
        </div>
        <Picture {...screenshot} address={address} alt={t('screenshot.label')} onError={fail} />
      </Modal>
    </>
  );
}

interface PictureProps extends Pick<FeedbackScreenshot, 'width' | 'height'> {
  readonly address: string;
  readonly alt: string;
  readonly onError: () => void;
}

/** Its size keeps the place while it loads. */
function Picture({ address, alt, width, height, onError }: PictureProps): JSX.Element {
  return (
    <img className={styles.screenshotPicture} src={address} alt={alt} width={width} height={height} decoding="async" onError={onError} />
  );
}
