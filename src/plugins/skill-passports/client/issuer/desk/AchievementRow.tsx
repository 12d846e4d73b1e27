import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { AchievementState } from '../../../contract/achievement.ts';
import type { Achievement } from '../../../contract/schemas.ts';
import { AchievementBadge } from '../../shared/AchievementBadge.tsx';
import { achievementAddress } from '../desk-address.ts';
import * as styles from '../issuer.module.css';

const TONES: Readonly<Record<AchievementState, StatusTone>> = { draft: 'wait', active: 'live', retired: 'off' };

interface AchievementRowProps {
  readonly achievement: Achievement;
  /** Whether the issuer may offer something now. */
  readonly mayOffer: boolean;
  /** Whether the user changes what the company attests. */
  readonly mayChange: boolean;
  readonly onAsk: (what: 'offer' | 'retire') => void;
}

/** One achievement of a company, with what its members do with it. */
export function AchievementRow({ achievement, mayOffer, mayChange, onAsk }: AchievementRowProps): JSX.Element {
  const t = useT('skill-passports');
  const { id, issuerId, name, type, description, state, edition } = achievement;
  return (
    <li className={styles.issuerAchievement} data-achievement>
      <AchievementBadge achievementId={id} />
      <div className={styles.issuerAchievementWords}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className="soft small">
          <FactLine facts={[t(`type.${type}`), t('achievement.edition', { edition })]} />
        </p>
        <StatusBadge tone={TONES[state]}>{t(`achievementState.${state}`)}</StatusBadge>
        <p className={styles.issuerAchievementText} dir="auto">
          {description}
        </p>
      </div>
      {state !== 'retired' && (
        <div className={`row ${styles.issuerAchievementActions}`}>
          {state === 'active' && mayOffer && (
            <Button size="s" variant="ink" aria-label={t('achievement.offerName', { name })} onClick={() => onAsk('offer')}>
              {t('achievement.offer')}
            </Button>
          )}
          {mayChange && (
            <Link className="btn btn--s" to={achievementAddress(issuerId, id)} aria-label={t('achievement.editName', { name })}>
              {t('achievement.edit')}
            </Link>
          )}
          {state === 'active' && mayChange && (
            <Button size="s" variant="quiet" aria-label={t('achievement.retireName', { name })} onClick={() => onAsk('retire')}>
              {t('achievement.retire')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
