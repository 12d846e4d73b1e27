import { type FilePurpose, filePurpose, MAX_PICTURE_BYTES, type PictureSize } from '#core/contract/files/file-purpose.ts';
import { MOST_DRAFTS } from '#plugins/applications/contract/applying/drafts.ts';
import { MOST_CVS } from './cvs.ts';
import { MOST_CERTIFICATES, MOST_WORKS } from './sections.ts';

const MIB = 1024 * 1024;

/** Pictures of at least 64 pixels on each side. */
function pictures(...sizes: readonly PictureSize[]): Pick<Required<FilePurpose>, 'picture'> {
  return { picture: { minWidth: 64, minHeight: 64, sizes } };
}

/** The photo of a candidate (step 1), cut to a square. */
export const photoPurpose: FilePurpose = filePurpose({
  id: 'photo',
  ownerKind: 'user',
  kinds: ['jpeg', 'png', 'webp'],
  maxBytes: MAX_PICTURE_BYTES,
  perOwner: 1,
  ...pictures({ name: '512', width: 512, height: 512, fit: 'cover' }),
});

/** The papers of certificates and licences (step 8). A photographed paper stays readable. */
export const certificatePurpose: FilePurpose = filePurpose({
  id: 'certificate',
  ownerKind: 'user',
  kinds: ['pdf', 'jpeg', 'png', 'webp'],
  maxBytes: MAX_PICTURE_BYTES,
  maxDocumentBytes: 5 * MIB,
  maxPages: 20,
  perOwner: MOST_CERTIFICATES,
  ...pictures({ name: '2048', width: 2048, height: 2048, fit: 'inside' }),
});

/** The CVs of a candidate (step 9), and those that a draft of an application keeps besides. The section has a limit of its own. */
export const cvPurpose: FilePurpose = filePurpose({
  id: 'cv',
  ownerKind: 'user',
  kinds: ['pdf', 'docx', 'odt'],
  maxBytes: 5 * MIB,
  maxPages: 50,
  perOwner: MOST_CVS + MOST_DRAFTS,
  hasText: true,
});

/** The pictures of work samples (step 9). */
export const portfolioPurpose: FilePurpose = filePurpose({
  id: 'portfolio',
  ownerKind: 'user',
  kinds: ['jpeg', 'png', 'webp'],
  maxBytes: MAX_PICTURE_BYTES,
  perOwner: MOST_WORKS,
  ...pictures({ name: '1600', width: 1600, height: 1600, fit: 'inside' }),
});

/** The use of the files of a purpose in a profile. The object is the candidate. */
export function profileUse(purpose: string): string {
  return `candidate.${purpose}`;
}
