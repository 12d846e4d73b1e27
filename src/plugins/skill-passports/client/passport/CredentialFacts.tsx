import type { JSX, ReactNode } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import { EvidenceLinks } from '../shared/EvidenceLinks.tsx';
import { useReasonText } from '../shared/use-reason-text.ts';
import * as styles from './passport.module.css';

interface Fact {
  readonly term: string;
  /** Left out when it is empty. */
  readonly value: ReactNode;
}

/** Everything that a credential says, in words. Before it is signed, its days depend on when that happens. */
export function CredentialFacts({ credential }: { readonly credential: OwnCredential }): JSX.Element {
  const t = useT('skill-passports');
  const reasonText = useReasonText();
  const days = useDays(credential);
  const { achievement, issuer, evidence, result, note, reason, state } = credential;
  // A request may never be signed.
  const isSignable = state !== 'requested' && state !== 'declined';
  const facts: readonly Fact[] = [
    { term: t('passport.detail.name'), value: <bdi>{achievement.name}</bdi> },
    { term: t('passport.detail.type'), value: t(`type.${achievement.type}`) },
    { term: t('passport.detail.issuer'), value: <bdi>{issuer.name}</bdi> },
    { term: t('passport.detail.description'), value: <UserText text={achievement.description} /> },
    { term: t('passport.detail.criteria'), value: <UserText text={achievement.criteria} /> },
    { term: t('passport.detail.validFrom'), value: isSignable && days.from },
    { term: t('passport.detail.validUntil'), value: isSignable && days.until },
    { term: t('passport.detail.result'), value: result !== '' && <bdi>{result}</bdi> },
    { term: t('passport.detail.evidence'), value: evidence.length > 0 && <EvidenceLinks evidence={evidence} /> },
    { term: t('passport.detail.recipient'), value: isSignable && t('passport.detail.onlyHash') },
    { term: t('passport.detail.note'), value: note !== '' && <UserText text={note} /> },
    { term: t('passport.detail.reason'), value: reason !== '' && <UserText text={reasonText(reason)} /> },
  ];
  return (
    <dl className={styles.credFacts}>
      {facts
        .filter(({ value }) => value !== false)
        .map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function useDays({ validFrom, validUntil, achievement: { validMonths } }: OwnCredential): {
  readonly from: string;
  readonly until: string;
} {
  const t = useT('skill-passports');
  const format = useFormat();
  if (validFrom === null) {
    return {
      from: t('offer.fromAccepting'),
      until: validMonths === null ? t('offer.forEver') : t('offer.forMonths', { count: validMonths }),
    };
  }
  return { from: format.dateTime(validFrom), until: validUntil === null ? t('passport.detail.forEver') : format.dateTime(validUntil) };
}

/** A text of a person, with its paragraphs. Each has the direction of its own script. */
function UserText({ text }: { readonly text: string }): JSX.Element {
  return (
    <span className={styles.credFactsText} dir="auto">
      {text}
    </span>
  );
}
