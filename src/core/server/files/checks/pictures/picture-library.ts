import sharp, { type Sharp } from 'sharp';

// The kind is known before a picture is opened. All other formats that the library reads stay closed, whatever the bytes look like to it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// The process opens one picture, with one thread, which leaves the other cores to requests.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture. Nothing is read yet.
 *
 * @param maxPixels a larger picture is refused before it is decoded; `false` where only the header is read
 */
export function pictureIn(bytes: Buffer, maxPixels: number | false): Sharp {
  // `error` refuses truncated and damaged pictures. The next level, `warning`, refuses what some cameras write.
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
}

/** Pixels that are decoded already. */
export function decodedPicture(pixels: Buffer, { width, height, channels }: DecodedSize): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}

export interface DecodedSize {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}
