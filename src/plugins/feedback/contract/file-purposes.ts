import { type FilePurpose, filePurpose, MAX_PICTURE_BYTES } from '#core/contract/files/file-purpose.ts';

/** The only size of a screenshot, large enough to read the text in it. */
const SIZE = { name: '1920', width: 1920, height: 1920, fit: 'inside' } as const;

/** A picture of the page that feedback of a signed-in user is about. Its sender reads it, and administrators with the duty `feedback`. */
export const feedbackScreenshot: FilePurpose = filePurpose({
  id: 'screenshot',
  ownerKind: 'user',
  kinds: ['png', 'jpeg', 'webp'],
  maxBytes: MAX_PICTURE_BYTES,
  perOwner: 50,
  picture: { minWidth: 64, minHeight: 64, sizes: [SIZE] },
});
