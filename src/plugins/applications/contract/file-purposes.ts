import { type FilePurpose, filePurpose, MAX_PICTURE_BYTES } from '#core/contract/files/file-purpose.ts';

/** A file that answers a question of a posting. Its candidate keeps it, and the company reads it with the application. */
export const answerPurpose: FilePurpose = filePurpose({
  id: 'answer',
  ownerKind: 'user',
  kinds: ['pdf', 'docx', 'odt', 'jpeg', 'png'],
  maxBytes: MAX_PICTURE_BYTES,
  maxDocumentBytes: 5 * 1024 * 1024,
  maxPages: 50,
  perOwner: 30,
  hasText: true,
  picture: { minWidth: 64, minHeight: 64, sizes: [{ name: '2048', width: 2048, height: 2048, fit: 'inside' }] },
});

/** The use of a file in a draft, which is the object. */
export const DRAFT_USE = 'applications.draft';

/** The use of a file in what was sent. The object is the application. */
export const SENT_USE = 'applications.sent';
