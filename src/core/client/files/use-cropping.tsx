import { type JSX, useState } from 'react';
import type { FilePurpose, PictureSize } from '#core/contract/files/file-purpose.ts';
import type { CropDialog } from './CropDialog.tsx';
import { cropOf } from './picture-preparation.ts';

interface Cropping {
  readonly file: File;
  readonly size: PictureSize;
  readonly Dialog: typeof CropDialog;
}

/** Lets the user cut a chosen picture to the shape of its purpose. Other files are taken at once. */
export function useCropping(
  purpose: FilePurpose,
  isRound: boolean,
  onChoose: (file: File) => void,
): { readonly begin: (file: File) => void; readonly dialog: JSX.Element | undefined } {
  const [cropping, setCropping] = useState<Cropping>();
  const end = (): void => setCropping(undefined);
  const { picture: rules } = purpose;
  const begin = (file: File): void => {
    const size = cropOf(purpose, file);
    if (size === undefined) onChoose(file);
    else
      import(/* webpackChunkName: "crop-picture" */ './CropDialog.tsx').then(
        ({ CropDialog: Dialog }) => setCropping({ file, size, Dialog }),
        // Without the dialog, the server takes the middle.
        () => onChoose(file),
      );
  };
  if (cropping === undefined || rules === undefined) return { begin, dialog: undefined };
  const { file, size, Dialog } = cropping;
  const use = (part: File): void => {
    end();
    onChoose(part);
  };
  return { begin, dialog: <Dialog {...{ file, rules, size, isRound }} onUse={use} onClose={end} /> };
}
