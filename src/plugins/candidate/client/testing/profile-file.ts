import type { ProfileFile } from '../../contract/profile.ts';

/** A file of a profile. A PDF, unless its fields say otherwise. */
export function profileFile(id: string, fields: Partial<ProfileFile> = {}): ProfileFile {
  return {
    ...{ id, purpose: 'cv', name: 'cv.pdf', mediaType: 'application/pdf', bytes: 120_000, state: 'ready' },
    createdAt: '2026-03-02T09:00:00.000Z',
    ...fields,
  };
}
