import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type FilePurpose, filePurpose } from '#core/contract/files/file-purpose.ts';
import { NAMED_PICTURES } from '#core/testing/named-pictures.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { checkFile } from './check-file.ts';
import type { CheckedFile } from './checked-file.ts';

const photo = filePurpose({
  id: 'photo',
  ownerKind: 'user',
  kinds: ['jpeg', 'png', 'webp'],
  maxBytes: 100_000,
  perOwner: 1,
  picture: {
    minWidth: 64,
    minHeight: 64,
    sizes: [
      { name: 'small', width: 128, height: 128, fit: 'cover' },
      { name: 'wide', width: 600, height: 150, fit: 'cover' },
      { name: 'whole', width: 300, height: 300, fit: 'inside' },
    ],
  },
});

describe('Pictures', () => {
  let folder: string;
  beforeEach(() => {
    folder = testFolder();
  });

  function check(name: string, bytes: Buffer, purpose: FilePurpose = photo): Promise<CheckedFile> {
    const path = join(folder, 'uploaded');
    writeFileSync(path, bytes);
    return checkFile({ path, name, bytes: bytes.length }, purpose);
  }

  /** A picture of 400 by 200 pixels, whose left half is red and whose right half is blue. */
  function redAndBlue() {
    const half = (background: string) => ({ create: { width: 200, height: 200, channels: 3 as const, background } });
    return sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } }).composite([
      { input: half('blue'), left: 200, top: 0 },
    ]);
  }

  it('are stored as WebP in each size, cut or whole, and never enlarged', async () => {
    const { kind, details, parts } = await check('me.png', await redAndBlue().png().toBuffer());
    const stored = await Promise.all(parts.map(({ path }) => sharp(path).metadata()));
    expect(kind).toBe('webp');
    expect(details).toEqual({ width: 300, height: 150 });
    expect(stored.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 128, 128],
      ['webp', 400, 100],
      ['webp', 300, 150],
    ]);
    expect(parts).toEqual(
      ['small', 'wide', 'whole'].map((name) => {
        const path = join(folder, `uploaded-${name}`);
        return { name, path, bytes: statSync(path).size };
      }),
    );
  });

  it.each(Object.keys(NAMED_PICTURES))('lose the names in the %s', async (kind) => {
    const name = 'Petra Placeholder';
    const original = await NAMED_PICTURES[kind]?.(name);
    expect(original?.includes(name)).toBe(true);
    const { parts } = await check(`me.${/JPEG|PNG|WebP/.exec(kind)?.[0].toLowerCase()}`, original ?? Buffer.alloc(0));
    for (const { path } of parts) expect(readFileSync(path).includes(name)).toBe(false);
  });

  it('are stored upright, without EXIF, place and other metadata', async () => {
    const original = await redAndBlue()
      .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(await sharp(original).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
      icc: expect.any(Buffer),
    });
    const { details, parts } = await check('me.jpg', original);
    expect(details).toEqual({ width: 150, height: 300 });
    const stored = sharp(parts.at(-1)?.path);
    const metadata = await stored.metadata();
    for (const key of ['orientation', 'exif', 'xmp', 'icc', 'iptc'] as const) expect(metadata[key]).toBeUndefined();
    // Turned by 90 degrees to the right, the left half is above.
    const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[(info.height - 1) * info.width * info.channels + 2]).toBeGreaterThan(200);
  });

  it('are refused with the sizes and kinds that are accepted', async () => {
    const refusal = (values: object) => ({ code: 'invalid', issues: [expect.objectContaining({ path: '', values })] });
    await expect(check('me.gif', Buffer.from('GIF89a'))).rejects.toMatchObject(refusal({ kinds: 'JPEG, PNG, WebP' }));
    await expect(check('me.png', Buffer.alloc(100_001))).rejects.toMatchObject(refusal({ size: '97.6 KB' }));
    const tiny = await sharp({ create: { width: 63, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await expect(check('me.png', tiny)).rejects.toMatchObject(refusal({ width: 64, height: 64 }));
  });

  it('leave nothing if a size cannot be written', async () => {
    const size = { width: 100, height: 100, fit: 'cover' as const };
    const sizes = [
      { ...size, name: 'a' },
      { ...size, name: 'no/folder' },
    ];
    const picture = { minWidth: 1, minHeight: 1, sizes };
    await expect(check('me.png', await redAndBlue().png().toBuffer(), { ...photo, picture })).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual(['uploaded']);
  });
});
