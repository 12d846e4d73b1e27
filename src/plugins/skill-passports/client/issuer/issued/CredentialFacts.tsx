import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { IssuedCredential } from '../../../contract/credential-schemas.ts';
import { passportRoutes } from '../../../contract/routes.ts';
import { AchievementBadge } from '../../shared/AchievementBadge.tsx';
import { EvidenceLinks } from '../../shared/EvidenceLinks.tsx';
import { StateBadge } from '../../shared/StateBadge.tsx';
import { useReasonText } from '../../shared/use-reason-text.ts';
import { Fact } from '../parts/Fact.tsx';
import * as styles from '../issuer.module.css';

/** What a credential says, and its state. */
export function CredentialFacts({ credential }: { readonly credential: IssuedCredential }): JSX.Element {
  const t = useT('skill-passports');
  const format = useFormat();
  const { achievement, issuer, recipient, validFrom, validUntil, evidence, result, note, reason, renews } = credential;
  return (
    <>
      <div className={styles.issuedHead}>
        <AchievementBadge achievementId={achievement.id} />
        <div>
          <p className="strong">
            <bdi>{recipient}</bdi>
          </p>
          <StateBadge credential={credential} />
        </div>
      </div>
      {credential.isDemonstration && <Note tone="straw" title={t('demonstration')} />}
      <dl className="facts">
        <Fact term={t('issued.issuer')}>
          <bdi>{issuer.name}</bdi>
        </Fact>
        <Fact term={t('issued.detail.type')}>{t(`type.${achievement.type}`)}</Fact>
        <Fact term={t('issued.detail.edition')}>{format.number(achievement.version)}</Fact>
        <Fact term={t('issued.signed')}>{validFrom !== null && <time dateTime={validFrom}>{format.date(validFrom)}</time>}</Fact>
        <Fact term={t('issued.until')}>
          {validUntil !== null && <time dateTime={validUntil}>{format.date(validUntil)}</time>}
          {validUntil === null && validFrom !== null && t('issued.forEver')}
        </Fact>
        <Fact term={t('issued.offer.result')}>{result !== '' && <bdi>{result}</bdi>}</Fact>
        <Fact term={t('issued.offer.evidence')}>{evidence.length > 0 && <EvidenceLinks evidence={evidence} />}</Fact>
        <Fact term={t('issued.detail.note')}>
          {note !== '' && (
            <span className={styles.issuedText} dir="auto">
              {note}
            </span>
          )}
        </Fact>
        <Fact term={t('issuer.reason')}>{reason !== '' && <Reason reason={reason} />}</Fact>
        <Fact term={t('issued.detail.renews')}>
          {renews !== null && (
            <Link className="link" to={href(passportRoutes.passports, {}, { credential: renews })}>
              {t('issued.detail.earlier')}
            </Link>
          )}
        </Fact>
      </dl>
    </>
  );
}

/** A reason that a person wrote, or the words for one of the fixed reasons of a revocation. */
function Reason({ reason }: { readonly reason: string }): JSX.Element {
  const reasonText = useReasonText();
  return (
    <span className={styles.issuedText} dir="auto">
      {reasonText(reason)}
    </span>
  );
}
