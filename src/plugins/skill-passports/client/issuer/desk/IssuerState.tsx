import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { MyIssuer } from '../../../contract/issuer-schemas.ts';
import * as styles from '../issuer.module.css';

/** Why the company cannot issue now; nothing when it can. */
export function IssuerState({ issuer: { state, reason } }: { readonly issuer: MyIssuer }): JSX.Element | null {
  const t = useT('skill-passports');
  if (state === 'trusted') return null;
  return (
    <div className={styles.issuerState}>
      <Note tone={state === 'pending' ? 'sky' : 'rust'} title={t(`issuer.${state}.title`)}>
        <p>{t(`issuer.${state}.text`)}</p>
        {reason !== '' && (
          <p className={styles.issuedText}>
            <bdi>{reason}</bdi>
          </p>
        )}
      </Note>
    </div>
  );
}
