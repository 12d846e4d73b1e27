import sharp from 'sharp';

/** A PNG of one colour. */
export function pngOf(width = 64, height = 64): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
}
