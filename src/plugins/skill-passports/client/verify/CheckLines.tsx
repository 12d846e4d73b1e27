import { type FormEvent, type JSX, type ReactNode, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { CheckResult } from '../../contract/schemas.ts';
import { VERIFY_CHECKS } from '../../contract/verification.ts';
import { OUTCOME_SIGNS } from './outcome-signs.ts';
import { sentenceKey } from './verify-reasons.ts';
import * as styles from './verify.module.css';

interface CheckLinesProps {
  readonly results: readonly CheckResult[];
  /** The compared address; empty without one. */
  readonly email: string;
  readonly isBusy: boolean;
  readonly onCompare: (email: string) => void;
}

/** The checks in their order, each with a sentence. The line of the recipient compares an email address. */
export function CheckLines({ results, ...compare }: CheckLinesProps): JSX.Element {
  const t = useT('skill-passports');
  return (
    <ol className={styles.verifyLines} aria-label={t('verify.checks')}>
      {VERIFY_CHECKS.flatMap((check) => results.filter((result) => result.check === check)).map((result) => (
        <CheckLine key={result.check} result={result}>
          {result.check === 'recipient' && isComparable(result) && <Compare {...compare} />}
        </CheckLine>
      ))}
    </ol>
  );
}

function isComparable({ reason }: CheckResult): boolean {
  return reason === 'not-asked' || reason === 'other-person' || reason === 'pass';
}

interface CheckLineProps {
  readonly result: CheckResult;
  readonly children: ReactNode;
}

function CheckLine({ result, children }: CheckLineProps): JSX.Element {
  const t = useT('skill-passports');
  const { check, outcome } = result;
  return (
    <li>
      <ProgressMark state={OUTCOME_SIGNS[outcome]} />
      <h3>{t(`verify.name.${check}`)}</h3>
      <span className="small muted">{t(`verify.outcome.${outcome}`)}</span>
      <div className={styles.verifySentence}>
        <p>{t(sentenceKey(result))}</p>
        {children}
      </div>
    </li>
  );
}

function Compare({ email, isBusy, onCompare }: Omit<CheckLinesProps, 'results'>): JSX.Element {
  const t = useT('skill-passports');
  const [typed, setTyped] = useState(email);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy && typed.trim() !== '') onCompare(typed);
  };
  return (
    <form className={styles.verifyCompare} noValidate onSubmit={submit}>
      <TextInput
        label={t('verify.email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {t('verify.compare')}
      </Button>
    </form>
  );
}
