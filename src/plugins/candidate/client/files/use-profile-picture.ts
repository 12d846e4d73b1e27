import { type ShownPicture, usePicture } from '#core/client/files/use-picture.ts';
import { useProfileFiles } from './profile-files.ts';

/** A picture of the profile around. One that is not checked yet, or that is gone, is not shown. Call it in an observer. */
export function useProfilePicture(fileId: string | null): ShownPicture {
  const file = useProfileFiles().get(fileId ?? '');
  return usePicture(file?.state === 'ready' ? file.id : undefined);
}
