import type { FileKind } from '#core/contract/files/file-kind.ts';
import { type FilePurpose, filePurpose, MAX_PICTURE_BYTES } from '#core/contract/files/file-purpose.ts';

const KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp'];

/** The sizes of a logo, as sides of the square that it is kept within. */
export type LogoSize = '128' | '256' | '512';

const logoSize = (name: LogoSize) => ({ name, width: Number(name), height: Number(name), fit: 'inside' }) as const;

/** The logo of a company. Nothing of it is cut off, because logos have any shape. */
export const companyLogo: FilePurpose = filePurpose({
  id: 'logo',
  ownerKind: 'company',
  kinds: KINDS,
  maxBytes: MAX_PICTURE_BYTES,
  perOwner: 1,
  picture: { minWidth: 64, minHeight: 64, maxRatio: 8, sizes: [logoSize('128'), logoSize('256'), logoSize('512')] },
  isPublic: true,
});

/** The only size of a cover. */
export const COVER_SIZE = '1600';

/** The wide picture at the top of a company's page. */
export const companyCover: FilePurpose = filePurpose({
  id: 'cover',
  ownerKind: 'company',
  kinds: KINDS,
  maxBytes: MAX_PICTURE_BYTES,
  perOwner: 1,
  picture: {
    minWidth: 1200,
    minHeight: 300,
    sizes: [{ name: COVER_SIZE, width: 1600, height: 400, fit: 'cover' }],
  },
  isPublic: true,
});
