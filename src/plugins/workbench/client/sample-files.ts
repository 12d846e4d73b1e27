import { ChosenFile, type UploadPlace } from '#core/client/files/file-uploads.ts';
import type { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { coreErrors } from '#core/contract/errors.ts';
import { fileIssue } from '#core/contract/files/file-issues.ts';
import { filePurpose } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';

const MEGABYTE = 1024 * 1024;

export const samplePapers = filePurpose({
  id: 'sample-paper',
  ownerKind: 'user',
  kinds: ['pdf', 'docx', 'odt'],
  maxBytes: 5 * MEGABYTE,
  perOwner: 5,
});

export const samplePictures = filePurpose({
  id: 'sample-picture',
  ownerKind: 'user',
  kinds: ['jpeg', 'png', 'webp'],
  maxBytes: 2 * MEGABYTE,
  perOwner: 1,
});

/** A file without a preview. */
export const storedSample: StoredFile = {
  id: '01890a5d-ac96-774b-bcce-b302099a8051',
  purpose: samplePapers.id,
  name: 'letter.odt',
  mediaType: 'application/vnd.oasis.opendocument.text',
  bytes: 0.3 * MEGABYTE,
  state: 'ready',
  createdAt: '2026-03-01T09:30:00.000Z',
};

export const samplePicture: StoredFile = { ...storedSample, purpose: samplePictures.id, name: 'sign.webp', mediaType: 'image/webp' };

/** One file in each state, with names that break layouts. */
export const storedSamples: readonly StoredFile[] = [
  { ...storedSample, name: `${'w'.repeat(200)}.pdf`, mediaType: 'application/pdf', pages: 12 },
  { ...storedSample, id: '01890a5d-ac96-774b-bcce-b302099a8052', name: 'سيرة ذاتية.odt' },
  { ...storedSample, id: '01890a5d-ac96-774b-bcce-b302099a8053', name: 'new.odt', state: 'pending' },
  { ...storedSample, id: '01890a5d-ac96-774b-bcce-b302099a8054', name: 'bad.odt', state: 'infected' },
];

type Upload = Pick<ApiClient, 'upload'>;

const halfSent: Upload = {
  upload: (_endpoint, { onUpload }) => {
    onUpload?.(0.4);
    return new Promise(() => undefined);
  },
};

function failing(status: number, body: object): Upload {
  return { upload: () => Promise.reject(new ApiError(status, body)) };
}

/** Files that are being sent, that failed, and that were refused by the server and by the field. */
export function chosenSamples(): readonly ChosenFile[] {
  const refused = { code: 'invalid', message: coreErrors.invalid.message, issues: [fileIssue('files.protected')] };
  const { message } = coreErrors.unavailable;
  const samples = [
    sample(halfSent, 'sending.pdf'),
    sample(failing(503, { code: 'unavailable', message }), 'failed.pdf'),
    sample(failing(422, refused), 'locked.pdf'),
    sample(halfSent, 'program.exe'),
  ];
  for (const chosen of samples) void chosen.send();
  return samples;
}

function sample(api: Upload, name: string): ChosenFile {
  const place: UploadPlace = { field: 'workbench.sample', purpose: samplePapers };
  return new ChosenFile(api, place, new File([name], name), {});
}
