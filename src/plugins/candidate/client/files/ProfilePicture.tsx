import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { type ShownPicture, usePicture } from '#core/client/files/use-picture.ts';
import { useProfileFiles } from './profile-files.ts';
import * as styles from './files.module.css';

interface ProfilePictureProps {
  readonly fileId: string | null;
  /** Empty where the words beside the picture say the same. */
  readonly alt: string;
  readonly className: string | undefined;
}

/** A picture of the profile around it. Nothing is shown without one, and it is invisible until it has loaded. */
export const ProfilePicture = observer(function ProfilePicture({ fileId, alt, className }: ProfilePictureProps): JSX.Element | null {
  const { src, onError } = useProfilePicture(fileId);
  return src === undefined ? null : <Loaded key={src} src={src} alt={alt} className={className} onError={onError} />;
});

interface LoadedProps extends Pick<ProfilePictureProps, 'alt' | 'className'> {
  readonly src: string;
  readonly onError: () => void;
}

function Loaded({ src, alt, className, onError }: LoadedProps): JSX.Element {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <img
      className={clsx(styles.profilePicture, className)}
      data-loaded={isLoaded}
      src={src}
      alt={alt}
      decoding="async"
      onLoad={() => setLoaded(true)}
      onError={onError}
    />
  );
}

/** A picture of the profile around. One that is not checked yet, or that is gone, is not shown. Call it in an observer. */
export function useProfilePicture(fileId: string | null): ShownPicture {
  const file = useProfileFiles().get(fileId ?? '');
  return usePicture(file?.state === 'ready' ? file.id : undefined);
}
