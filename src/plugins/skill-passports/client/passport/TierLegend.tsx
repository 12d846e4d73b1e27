import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { TIERS } from '../../contract/credential.ts';
import { TierLeaves } from '../shared/TierLeaves.tsx';
import * as styles from './passport.module.css';

/** What one to four leaves mean. */
export function TierLegend(): JSX.Element {
  const t = useT('skill-passports');
  const titleId = useId();
  return (
    <section className={styles.passportPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('passport.legend')}</h2>
      <ol className={styles.tiers}>
        {TIERS.map((tier) => (
          <li key={tier}>
            <TierLeaves tier={tier} />
            <span className="muted small">{t(`tier.${tier}.text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
