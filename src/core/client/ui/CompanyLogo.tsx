import { type JSX, useState } from 'react';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import { CompanyAvatar } from './Avatars.tsx';
import './CompanyLogo.css';

interface LogoProps {
  /** The picture with the sizes `128` and `256`; without one, the sign stays. */
  readonly fileId: string | null | undefined;
}

interface CompanyLogoProps extends LogoProps {
  readonly name: string;
  readonly size?: 's' | 'l' | undefined;
}

/** A company's logo in the place of its sign. */
export function CompanyLogo({ name, size, fileId }: CompanyLogoProps): JSX.Element {
  return (
    <CompanyAvatar name={name} size={size}>
      <LogoPicture fileId={fileId} />
    </CompanyAvatar>
  );
}

/** A logo over the sign of its company. The sign shows until the logo has loaded, and stays if it does not load. */
export function LogoPicture({ fileId }: LogoProps): JSX.Element | null {
  const [loaded, setLoaded] = useState<string>();
  if (!fileId) return null;
  return (
    <img
      key={fileId}
      className="avatar__logo"
      data-loaded={loaded === fileId}
      src={publicPictureAddress(fileId, '128')}
      srcSet={`${publicPictureAddress(fileId, '256')} 2x`}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={() => setLoaded(fileId)}
    />
  );
}
