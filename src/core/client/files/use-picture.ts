import { useCallback, useEffect, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { PictureAddresses } from './picture-addresses.ts';

/** A stored picture on the page. */
export interface ShownPicture {
  /** Where the browser loads it; `undefined` without a picture, while it is not known, and once the user may no longer see it. */
  readonly src: string | undefined;
  /** Whether it did not load. */
  readonly isBroken: boolean;
  readonly onError: () => void;
}

interface KeptAddress {
  readonly fileId: string;
  readonly url: string;
}

/**
 * Shows a stored picture that only some users may see. A picture that has loaded keeps its first address, because another one would load it
 * again. One that has not loaded in time takes the newest. Call it in an observer.
 *
 * @example const { src, onError } = usePicture(photo); return src && <img src={src} onError={onError} alt="" />
 */
export function usePicture(fileId: string | null | undefined): ShownPicture {
  const addresses = useService(PictureAddresses);
  const [kept, setKept] = useState<KeptAddress>();
  const [broken, setBroken] = useState<string>();
  useEffect(() => (fileId ? addresses.need(fileId) : undefined), [addresses, fileId]);
  const newest = fileId ? addresses.of(fileId) : undefined;
  const src = newest !== undefined && kept?.fileId === fileId ? kept?.url : newest;
  useEffect(() => {
    if (fileId && src !== undefined) setKept({ fileId, url: src });
  }, [fileId, src]);
  const onError = useCallback(() => {
    if (!fileId || newest === undefined) return;
    if (newest === src) setBroken(src);
    else setKept({ fileId, url: newest });
  }, [fileId, newest, src]);
  return { src, isBroken: src !== undefined && broken === src, onError };
}
