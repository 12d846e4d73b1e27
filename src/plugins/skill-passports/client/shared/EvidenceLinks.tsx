import type { JSX } from 'react';
import type { Evidence } from '../../contract/schemas.ts';
import * as styles from './evidence-links.module.css';

/** Links to proofs on other sites, in a new tab. They learn nothing of this page. The address shows where a link leads. */
export function EvidenceLinks({ evidence }: { readonly evidence: readonly Evidence[] }): JSX.Element {
  return (
    <ul>
      {evidence.map(({ url, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two proofs may be equal, and they never move
        <li key={`${index} ${url}`}>
          <a className="link" href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
            <bdi>{name}</bdi>
          </a>
          <span className={`${styles.evidenceLinksAddress} small muted`} dir="ltr">
            {url}
          </span>
        </li>
      ))}
    </ul>
  );
}
