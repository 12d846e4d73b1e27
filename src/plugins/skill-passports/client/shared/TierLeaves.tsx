import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { TIERS, type Tier } from '../../contract/credential.ts';
import * as styles from './tier-leaves.module.css';

/** How far a statement is proven: one to four leaves and a word. */
export function TierLeaves({ tier }: { readonly tier: Tier }): JSX.Element {
  const t = useT('skill-passports');
  const last = TIERS.indexOf(tier);
  return (
    <span className={styles.tier}>
      <span className={styles.tierLeaves} aria-hidden="true">
        {TIERS.map((other, index) => (
          <ProgressMark key={other} state={index <= last ? 'leaf' : 'frame'} />
        ))}
      </span>
      <span className="small soft">{t(`tier.${tier}.name`)}</span>
    </span>
  );
}
