import { type JSX, useEffect, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Timeline } from '#core/client/ui/timeline/Timeline.tsx';
import { SIGNED_STATES } from '../../contract/credential-states.ts';
import type { CredentialDetail } from '../../contract/passport-schemas.ts';
import { AchievementBadge } from '../shared/AchievementBadge.tsx';
import { StateBadge } from '../shared/StateBadge.tsx';
import { TierLeaves } from '../shared/TierLeaves.tsx';
import { useReasonText } from '../shared/use-reason-text.ts';
import { CredentialActions } from './CredentialActions.tsx';
import { useDatesText } from './CredentialCard.tsx';
import { CredentialFacts } from './CredentialFacts.tsx';
import { SignedText } from './SignedText.tsx';
import * as styles from './passport.module.css';

interface SignedCredentialProps {
  readonly detail: CredentialDetail;
  /** The buttons of the offer had the focus, and are gone. */
  readonly takesFocus: boolean;
}

/** A credential with its facts, its history and what can be done with it. Of a request, the facts and the history. */
export function SignedCredential({ detail, takesFocus }: SignedCredentialProps): JSX.Element {
  const t = useT('skill-passports');
  const datesText = useDatesText();
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) parts.current?.focus();
  }, [takesFocus]);
  const isSigned = SIGNED_STATES.includes(detail.state);
  return (
    <div ref={parts} tabIndex={-1} className={styles.detailParts}>
      <div className={styles.credHead}>
        <AchievementBadge achievementId={detail.achievement.id} size="l" />
        <div className={styles.credWords}>
          {isSigned && <TierLeaves tier="issued" />}
          <StateBadge credential={detail} />
          <span className="small muted">{datesText(detail)}</span>
        </div>
      </div>
      {isSigned && detail.isDemonstration && <p className="small muted">{t('demonstration')}</p>}
      {isSigned && <CredentialActions id={detail.id} isHidden={detail.isHidden} />}
      <CredentialFacts credential={detail} />
      {isSigned && <SignedText label={t('passport.detail.json')} text={detail.payload} />}
      <History history={detail.history} />
    </div>
  );
}

function History({ history }: Pick<CredentialDetail, 'history'>): JSX.Element {
  const t = useT('skill-passports');
  const reasonText = useReasonText();
  const label = t('passport.detail.history');
  return (
    <section className="stack">
      <h3>{label}</h3>
      <Timeline
        label={label}
        events={history.map(({ action, side, reason, at }, index) => ({
          id: `${index} ${action}`,
          at,
          what: t(`action.${action}`),
          note: (
            <>
              <p>{t(`side.${side}`)}</p>
              {reason !== '' && <bdi>{reasonText(reason)}</bdi>}
            </>
          ),
        }))}
      />
    </section>
  );
}
