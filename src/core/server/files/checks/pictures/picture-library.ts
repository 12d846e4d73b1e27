import sharp, { type Sharp } from 'sharp';

// The kind is known before a picture is opened. All other formats that the library reads stay closed, whatever the bytes look like to it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Decoded pictures of one user are of no use to the next one. One thread for each picture leaves the other cores to requests.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture in a file. Nothing is read yet.
 *
 * @param maxPixels a larger picture is refused before it is decoded; `false` where only the header is read
 */
export function pictureIn(path: string, maxPixels: number | false): Sharp {
  // `error` refuses truncated and damaged pictures. The next level, `warning`, refuses what some cameras write.
  return sharp(path, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
}
