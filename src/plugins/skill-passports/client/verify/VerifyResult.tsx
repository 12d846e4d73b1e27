import { type JSX, useEffect, useRef } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Progress } from '#core/client/ui/progress/Progress.tsx';
import type { PartState } from '#core/client/ui/progress/ProgressPart.tsx';
import type { CheckResult, Verification } from '../../contract/schemas.ts';
import { type CheckOutcome, type VerifyCheck, verdictOf } from '../../contract/verification.ts';
import { CheckLines } from './CheckLines.tsx';
import { OUTCOME_SIGNS } from './outcome-signs.ts';
import type { Checked, VerificationState } from './use-verification.ts';
import * as styles from './verify.module.css';

interface VerifyResultProps {
  readonly checked: Checked;
  readonly isBusy: boolean;
  readonly onCompare: VerificationState['check'];
  readonly onAgain: () => void;
}

/** All checks in one word, as a progress, and in seven lines. The word has the focus, so that a screen reader begins with it. */
export function VerifyResult({ checked, isBusy, onCompare, onAgain }: VerifyResultProps): JSX.Element {
  const t = useT('skill-passports');
  const { verification, input } = checked;
  const { results, credential, isOurs, isDemonstration } = verification;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result takes the focus
  useEffect(() => heading.current?.focus(), [verification]);
  const verdict = verdictOf(results);
  return (
    <div className={styles.verifyResult}>
      <div className={styles.verifyWord}>
        <ResultProgress results={results} />
        <h2 ref={heading} tabIndex={-1} className={styles.verifyVerdict} data-verdict={verdict}>
          {t(`verify.verdict.${verdict}`)}
        </h2>
        <p role="status">{t(`verify.verdictText.${verdict}`)}</p>
        {isDemonstration && <Note tone="straw" title={t('demonstration')} />}
        {credential !== null && <Said credential={credential} isOurs={isOurs} />}
      </div>
      <CheckLines results={results} email={checked.email} isBusy={isBusy} onCompare={(email) => void onCompare(input, email)} />
      <div className={`row ${styles.verifyAgain}`}>
        <Button onClick={onAgain}>{t('verify.another')}</Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {t('verify.print')}
        </Button>
      </div>
    </div>
  );
}

function ResultProgress({ results }: Pick<Verification, 'results'>): JSX.Element {
  const t = useT('skill-passports');
  const signOf = (check: VerifyCheck): PartState => OUTCOME_SIGNS[outcomeOf(results, check)];
  const count = (wanted: CheckOutcome): number => results.filter(({ outcome }) => outcome === wanted).length;
  return (
    <Progress
      size="xl"
      label={t('verify.progress', { pass: count('pass'), fail: count('fail'), unknown: count('unknown') })}
      states={[
        signOf('signature'),
        signOf('format'),
        signOf('issuer'),
        signOf('dates'),
        signOf('revocation'),
        signOf('recipient'),
        signOf('endorsements'),
      ]}
    />
  );
}

function outcomeOf(results: readonly CheckResult[], check: VerifyCheck): CheckOutcome {
  return results.find((result) => result.check === check)?.outcome ?? 'unknown';
}

interface SaidProps {
  readonly credential: NonNullable<Verification['credential']>;
  readonly isOurs: boolean;
}

/** What the credential says. Of other sites, nobody here has checked it. */
function Said({ credential: { name, description, issuer, validFrom, validUntil }, isOurs }: SaidProps): JSX.Element | null {
  const t = useT('skill-passports');
  const format = useFormat();
  if (name + description + issuer + validFrom === '') return null;
  const dayOf = (instant: string): string => (Number.isNaN(Date.parse(instant)) ? instant : format.date(instant));
  const facts = [
    { term: t('verify.said.name'), value: name },
    { term: t('verify.said.description'), value: description, isLong: true },
    { term: t('verify.said.issuer'), value: issuer },
    { term: t('verify.said.from'), value: dayOf(validFrom) },
    { term: t('verify.said.until'), value: validUntil === null ? t('verify.said.forEver') : dayOf(validUntil) },
  ].filter(({ value }) => value !== '');
  return (
    <section className={styles.verifySaid} aria-label={t('verify.said.title')}>
      <h3>{t('verify.said.title')}</h3>
      {!isOurs && <p className="muted small">{t('verify.said.elsewhere')}</p>}
      <dl>
        {facts.map(({ term, value, isLong = false }) => (
          <div key={term}>
            <dt className="muted small">{term}</dt>
            <dd className={isLong ? styles.verifyText : undefined} dir={isLong ? 'auto' : undefined}>
              {isLong ? value : <bdi>{value}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
