import { type FilePurpose, filePurpose } from '#core/contract/files/file-purpose.ts';
import { MOST_PAPERS } from './verification.ts';

const MOST_BYTES = 5 * 1024 * 1024;

/** The papers by which a company is verified. Owners of the company keep them, and administrators with the duty `companies` read them. */
export const verificationPapers: FilePurpose = filePurpose({
  id: 'verification',
  ownerKind: 'company',
  kinds: ['pdf', 'jpeg', 'png'],
  maxBytes: MOST_BYTES,
  maxPages: 20,
  // Those that were sent, and those that replace them.
  perOwner: 2 * MOST_PAPERS,
  picture: { minWidth: 64, minHeight: 64, sizes: [{ name: '2048', width: 2048, height: 2048, fit: 'inside' }] },
});

/** The use of the papers. The object is the company. */
export const PAPERS_USE = 'company-verification.papers';
