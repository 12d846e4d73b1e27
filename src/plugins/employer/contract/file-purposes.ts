import type { FileKind } from '#core/contract/files/file-kind.ts';
import { type FilePurpose, filePurpose } from '#core/contract/files/file-purpose.ts';

const KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp'];
const MEGABYTE = 1024 * 1024;
const MAX_SIDE = 4096;

/** The sizes of a logo, as sides of the square that it is kept within. */
export type LogoSize = '128' | '256' | '512';

const logoSize = (name: LogoSize) => ({ name, width: Number(name), height: Number(name), fit: 'inside' }) as const;

/** The logo of a company. Nothing of it is cut off, because logos have any shape. */
export const companyLogo: FilePurpose = filePurpose({
  id: 'logo',
  ownerKind: 'company',
  kinds: KINDS,
  maxBytes: MEGABYTE,
  perOwner: 1,
  picture: { minWidth: 128, minHeight: 128, maxSide: MAX_SIDE, sizes: [logoSize('128'), logoSize('256'), logoSize('512')] },
  isPublic: true,
});

/** The only size of a cover. */
export const COVER_SIZE = '1600';

/** The wide picture at the top of a company's page. */
export const companyCover: FilePurpose = filePurpose({
  id: 'cover',
  ownerKind: 'company',
  kinds: KINDS,
  maxBytes: 3 * MEGABYTE,
  perOwner: 1,
  picture: {
    minWidth: 1200,
    minHeight: 300,
    maxSide: MAX_SIDE,
    sizes: [{ name: COVER_SIZE, width: 1600, height: 400, fit: 'cover' }],
  },
  isPublic: true,
});
