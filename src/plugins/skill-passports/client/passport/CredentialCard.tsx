import { clsx } from 'clsx';
import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import type { Credential } from '../../contract/schemas.ts';
import { AchievementBadge } from '../shared/AchievementBadge.tsx';
import { StateBadge } from '../shared/StateBadge.tsx';
import { TierLeaves } from '../shared/TierLeaves.tsx';
import { useReasonText } from '../shared/use-reason-text.ts';
import { credentialAddress } from './detail-address.ts';
import { daysLeft } from './passport-parts.ts';
import * as styles from './passport.module.css';

/** A credential or a request of the passport. Its name opens it. */
export function CredentialCard({ credential }: { readonly credential: OwnCredential }): JSX.Element {
  const t = useT('skill-passports');
  const datesText = useDatesText();
  const reasonText = useReasonText();
  const { id, achievement, issuer, validFrom, reason, note, isDemonstration } = credential;
  const days = daysLeft(credential, new Date());
  const isSigned = validFrom !== null;
  return (
    <article className={clsx(styles.cred, !isSigned && styles.credOpen)}>
      <div className={styles.credHead}>
        <AchievementBadge achievementId={achievement.id} />
        <div className={styles.credWords}>
          {isSigned && <TierLeaves tier="issued" />}
          <h3 className={styles.credName}>
            <Link to={credentialAddress(id)}>
              <bdi>{achievement.name}</bdi>
            </Link>
          </h3>
          <p className="soft">
            <bdi>{issuer.name}</bdi>
          </p>
        </div>
      </div>
      {!isSigned && note !== '' && (
        <p className={`${styles.credNote} small soft`} dir="auto">
          {note}
        </p>
      )}
      {reason !== '' && (
        <p className="small soft" dir="auto">
          {reasonText(reason)}
        </p>
      )}
      <div className={`${styles.credFoot} small muted`}>
        <StateBadge credential={credential} />
        <span>{datesText(credential)}</span>
        {days !== undefined && <strong className={styles.credLate}>{t('passport.daysLeft', { count: days })}</strong>}
      </div>
      {isDemonstration && isSigned && <p className="small muted">{t('demonstration')}</p>}
    </article>
  );
}

/** Returns the days of a signed credential in words; the day of the last change of another one. */
export function useDatesText(): (credential: Credential) => string {
  const t = useT('skill-passports');
  const format = useFormat();
  return ({ validFrom, validUntil, changedAt }) => {
    if (validFrom === null) return t('passport.changedOn', { date: format.date(changedAt) });
    if (validUntil === null) return t('passport.noEnd', { from: format.date(validFrom) });
    return t('passport.until', { from: format.date(validFrom), until: format.date(validUntil) });
  };
}
