import { type JSX, useId } from 'react';
import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { errorSentence, issueSentenceIn, type Sentences } from '#core/client/i18n/server-sentence.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import type { MoveResult } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { isPostingField } from '../form/field-labels.ts';
import { useLacksLabel } from '../form/use-lacks-label.ts';
import { titleOf } from '../title-of.ts';
import * as styles from './results.module.css';

interface ResultsDialogProps {
  readonly jobs: readonly ManagedJob[];
  readonly results: readonly MoveResult[];
  readonly onClose: () => void;
}

/** Says for which of several postings an action was refused and why, and for which it succeeded. */
export function ResultsDialog({ jobs, results, onClose }: ResultsDialogProps): JSX.Element {
  const t = useT('jobs');
  const { i18n } = useI18n();
  const format = useFormat();
  const labelOf = useLacksLabel();
  const titleId = useId();
  const titles = new Map(jobs.map((job) => [job.id, titleOf(t, job)]));
  const refused = results.filter(({ error }) => error !== null);
  const done = results.filter(({ error }) => error === null);
  // A draft that lacks several fields would otherwise say "This is required." without saying what.
  const lackedBy = ({ issues }: NonNullable<MoveResult['error']>): string | undefined => {
    const known = issues.map(({ path }) => path).filter(isPostingField);
    if (known.length === 0 || known.length < issues.length) return undefined;
    return t('moves.results.lacks', { fields: format.series([...new Set(known.map(labelOf))]) });
  };
  return (
    <Modal open onClose={onClose} labelledBy={titleId}>
      <div className={`modal__in ${styles.resultsIn}`}>
        <h2 id={titleId}>{t('moves.results.title', { count: refused.length })}</h2>
        <ul className={styles.resultsList} aria-label={t('moves.results.refused')}>
          {refused.map(({ id, error }) => (
            <li key={id}>
              <bdi className={styles.resultsTitle}>{titles.get(id)}</bdi>
              <span className="muted small">{error !== null && (lackedBy(error) ?? reasonOf(i18n, error))}</span>
            </li>
          ))}
        </ul>
        <p>{t('moves.results.kept')}</p>
        {done.length > 0 && (
          <details>
            <summary>{t('moves.results.done', { count: done.length })}</summary>
            <ul className={styles.resultsList}>
              {done.map(({ id }) => (
                <li key={id}>
                  <bdi className={styles.resultsTitle}>{titles.get(id)}</bdi>
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className="modal__end">
          <Button variant="ink" onClick={onClose}>
            {t('moves.results.close')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** The sentence of the refusal, or the sentences about the fields. */
function reasonOf(texts: Sentences, { code, message, issues }: NonNullable<MoveResult['error']>): string {
  if (issues.length === 0) return errorSentence(texts, code, message);
  return [...new Set(issues.map(({ values, ...issue }) => issueSentenceIn(texts, { ...issue, ...(values && { values }) })))].join(' ');
}
