import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { usePicture } from '#core/client/files/use-picture.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import type { FeedbackScreenshot } from '../../contract/schemas.ts';
import * as styles from './screenshot.module.css';

/** The screenshot of a message, which opens larger. Says why it is not shown. */
export const Screenshot = observer(function Screenshot({ screenshot }: { readonly screenshot: FeedbackScreenshot }): JSX.Element | null {
  const t = useT('feedback');
  const { state, fileId } = screenshot;
  const [isOpen, setOpen] = useState(false);
  const { src, isBroken, onError } = usePicture(state === 'ready' ? fileId : undefined);
  if (state === 'infected') return <p className="muted small">{t('screenshot.infected')}</p>;
  if (state === 'pending') return <p className="muted small">{t('screenshot.pending')}</p>;
  if (isBroken) return <p className="muted small">{t('screenshot.failed')}</p>;
  if (src === undefined) return null;
  return (
    <>
      <button type="button" className={styles.screenshot} onClick={() => setOpen(true)}>
        <Picture {...screenshot} src={src} alt={t('screenshot.open')} onError={onError} />
      </button>
      <Modal open={isOpen} onClose={() => setOpen(false)} label={t('screenshot.label')} className={styles.screenshotLarge}>
        <div className={styles.screenshotEnd}>
          <IconButton icon={CloseIcon} label={t('core:close')} onClick={() => setOpen(false)} />
        </div>
        <Picture {...screenshot} src={src} alt={t('screenshot.label')} onError={onError} />
      </Modal>
    </>
  );
});

interface PictureProps extends Pick<FeedbackScreenshot, 'width' | 'height'> {
  readonly src: string;
  readonly alt: string;
  readonly onError: () => void;
}

/** Its size keeps the place while it loads. */
function Picture({ src, alt, width, height, onError }: PictureProps): JSX.Element {
  return <img className={styles.screenshotPicture} src={src} alt={alt} width={width} height={height} decoding="async" onError={onError} />;
}
