import { clsx } from 'clsx';
import { type JSX, useState } from 'react';
import { usePictureAddress } from './use-picture-address.ts';
import * as styles from './files.module.css';

interface ProfilePictureProps {
  readonly fileId: string | null;
  /** Empty where the words beside the picture say the same. */
  readonly alt: string;
  readonly className: string | undefined;
}

/** A picture of the profile around it. Nothing is shown without one, and it is invisible until it has loaded. */
export function ProfilePicture({ fileId, alt, className }: ProfilePictureProps): JSX.Element | null {
  const address = usePictureAddress(fileId);
  return address === undefined ? null : <Loaded key={address} src={address} alt={alt} className={className} />;
}

function Loaded({ src, alt, className }: Omit<ProfilePictureProps, 'fileId'> & { readonly src: string }): JSX.Element {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <img
      className={clsx(styles.profilePicture, className)}
      data-loaded={isLoaded}
      src={src}
      alt={alt}
      decoding="async"
      onLoad={() => setLoaded(true)}
    />
  );
}
