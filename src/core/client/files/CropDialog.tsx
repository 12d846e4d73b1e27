import { type CSSProperties, type JSX, useEffect, useId, useRef, useState } from 'react';
import type { PictureRules, PictureSize } from '#core/contract/files/file-purpose.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { type CropView, FIRST_VIEW, mostZoom, moved, partOf, zoomed } from './crop-view.ts';
import { croppedPicture, type PictureSides } from './reduce-picture.ts';
import { useCropGestures } from './use-crop-gestures.ts';
import * as styles from './files.module.css';

interface CropDialogProps {
  readonly file: File;
  readonly rules: PictureRules;
  /** The stored size, whose shape the frame has. */
  readonly size: PictureSize;
  readonly isRound: boolean;
  /** Called with the chosen part; with the whole file if the browser cannot open it. */
  readonly onUse: (file: File) => void;
  readonly onClose: () => void;
}

/** Lets the user choose which part of a picture is stored. */
export function CropDialog({ file, rules, size, isRound, onUse, onClose }: CropDialogProps): JSX.Element {
  const t = useT('core');
  const titleId = useId();
  const url = useObjectUrl(file);
  const [picture, setPicture] = useState<PictureSides>();
  const [view, setView] = useState(FIRST_VIEW);
  const [isBusy, setBusy] = useState(false);
  const use = async (): Promise<void> => {
    if (picture === undefined) return;
    setBusy(true);
    onUse(await croppedPicture(file, partOf(view, picture, size), size).catch(() => file));
  };
  return (
    <Modal open onClose={onClose} labelledBy={titleId} className={styles.crop}>
      <div className="modal__in">
        <h2 id={titleId}>{t('crop.title')}</h2>
        {url !== undefined && (
          <img
            className="vh"
            src={url}
            alt=""
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setPicture({ width, height })}
            onError={() => onUse(file)}
          />
        )}
        {url !== undefined && picture !== undefined && (
          <CropFrame {...{ url, picture, size, view, isRound }} most={mostZoom(picture, size, rules)} onChange={setView} />
        )}
        <div className="modal__end">
          <Button variant="quiet" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button variant="grow" disabled={picture === undefined || isBusy} onClick={() => void use()}>
            {t('crop.use')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface CropFrameProps extends Pick<CropDialogProps, 'size' | 'isRound'> {
  readonly url: string;
  readonly picture: PictureSides;
  readonly view: CropView;
  readonly most: number;
  readonly onChange: (change: (view: CropView) => CropView) => void;
}

function CropFrame({ url, picture, size, view, isRound, most, onChange }: CropFrameProps): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const helpId = useId();
  const gestures = useCropGestures({
    move: (across, down) => onChange((before) => moved(before, picture, size, across, down)),
    zoomBy: (factor) => onChange((before) => zoomed(before, picture, size, before.zoom * factor, most)),
  });
  const frame = useRef<HTMLDivElement>(null);
  // The dialog opened without it, so a button has the focus.
  useEffect(() => frame.current?.focus(), []);
  const part = partOf(view, picture, size);
  const zoom = format.percent(view.zoom);
  // The picture is as much larger than the frame as it is than its part. Percentages of a translation are of the picture.
  const place: CSSProperties = {
    inlineSize: `${(100 * picture.width) / part.width}%`,
    transform: `translate(${(-100 * part.x) / picture.width}%, ${(-100 * part.y) / picture.height}%)`,
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no shape */}
      <div
        {...gestures}
        ref={frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what it shows
        tabIndex={0}
        className={styles.cropFrame}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        data-round={isRound}
        aria-label={t('crop.frame')}
        aria-describedby={helpId}
      >
        <img className={styles.cropPicture} style={place} src={url} alt="" draggable={false} />
      </div>
      <p id={helpId} className={styles.cropHelp}>
        {t('crop.help')}
      </p>
      <p className="vh" role="status">
        {t('crop.place', {
          across: format.percent((part.x + part.width / 2) / picture.width),
          down: format.percent((part.y + part.height / 2) / picture.height),
          zoom,
        })}
      </p>
      <label className={styles.cropZoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={most}
          step={0.05}
          value={view.zoom}
          disabled={most === 1}
          aria-valuetext={zoom}
          onChange={({ target }) => onChange((before) => zoomed(before, picture, size, Number(target.value), most))}
        />
      </label>
    </>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
