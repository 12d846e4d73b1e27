import { type JSX, useState } from 'react';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import { COVER_SIZE } from '../../contract/file-purposes.ts';
import * as styles from './companies.module.css';

/** The cover of a company above its name. Its place is kept while it loads, and given up if it does not load. */
export function CompanyCover({ fileId }: { readonly fileId: string }): JSX.Element | null {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      className={styles.companyCover}
      src={publicPictureAddress(fileId, COVER_SIZE)}
      width={1600}
      height={400}
      alt=""
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
