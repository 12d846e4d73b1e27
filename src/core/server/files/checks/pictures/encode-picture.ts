import type { OutputInfo, Sharp } from 'sharp';
import type { PictureSize } from '#core/contract/files/file-purpose.ts';
import type { PictureOrder } from './picture-inspection.ts';
import { type DecodedSize, decodedPicture, pictureIn } from './picture-library.ts';

/** A little above the default of the library, 80, which leaves traces of compression on small lettering. */
const QUALITY = 82;

/** One size of a picture. */
interface Encoded {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

interface Decoded {
  readonly pixels: Buffer;
  readonly size: DecodedSize;
}

/**
 * Re-encodes a picture to WebP in each size. The results are upright, in sRGB and without EXIF or other metadata. No picture is enlarged.
 * It is decoded once, and kept no larger than the largest size needs.
 *
 * @throws Error of the library for a picture that cannot be decoded completely
 */
export async function encodePicture(bytes: Buffer, { rules: { sizes }, maxPixels }: PictureOrder): Promise<readonly Encoded[]> {
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const decoded = await decode(pictureIn(bytes, maxPixels), width, height);
  const encoded: Encoded[] = [];
  for (const size of sizes) encoded.push(await encode(decoded, size));
  return encoded;
}

async function decode(picture: Sharp, width: number, height: number): Promise<Decoded> {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width, height, fit: 'outside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, size: info };
}

function encode({ pixels, size: whole }: Decoded, size: PictureSize): Promise<Encoded> {
  const { width, height, fit } = fitted(size, whole);
  return decodedPicture(pixels, whole)
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}

/** The size with its proportions, reduced until the picture fills it. */
function fitted(size: PictureSize, { width, height }: DecodedSize): PictureSize {
  if (size.fit === 'inside') return size;
  const scale = Math.min(1, width / size.width, height / size.height);
  return { ...size, width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}
