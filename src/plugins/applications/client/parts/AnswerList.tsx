import type { JSX } from 'react';
import { StoredRow } from '#core/client/files/StoredRow.tsx';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { type Answer, isBlank } from '../../contract/applying/answers.ts';
import type { AnsweredQuestion } from '../../contract/applying/sent-copies.ts';
import type { Question } from '../../contract/applying/terms-schemas.ts';
import { answerNumber } from './answer-number.ts';
import * as fileStyles from '#core/client/files/files.module.css';
import * as styles from './answers.module.css';

interface AnswerListProps {
  readonly items: readonly AnsweredQuestion[];
  readonly files: ReadonlyMap<string, StoredFile>;
}

/** Questions with their answers, as the company reads them. Only the company gets marks. */
export function AnswerList({ items, files }: AnswerListProps): JSX.Element {
  const t = useT('applications');
  return (
    <dl className={styles.answers}>
      {items.map(({ question, answer, isMarked = false }) =>
        question.kind === 'info' ? null : (
          <div key={question.id}>
            <dt dir="auto">{question.text}</dt>
            <dd>
              <AnswerText question={question} answer={answer} files={files} />
              {isMarked && <StatusBadge tone="wait">{t('answers.marked')}</StatusBadge>}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

interface AnswerTextProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly files: ReadonlyMap<string, StoredFile>;
}

function AnswerText({ question, answer, files }: AnswerTextProps): JSX.Element {
  const t = useT('applications');
  const locale = useLocale();
  if (answer === undefined || isBlank(answer)) return <p className="muted">{t('answers.none')}</p>;
  if (question.kind === 'file') {
    const file = files.get(String(answer));
    if (file === undefined) return <p className="muted">{t('answers.file')}</p>;
    return (
      <ul className={fileStyles.filesList}>
        <StoredRow file={file} />
      </ul>
    );
  }
  if (typeof answer === 'object') {
    return (
      <ul className={styles.chosen}>
        {answer.map((option) => (
          <li key={option} dir="auto">
            {option}
          </li>
        ))}
      </ul>
    );
  }
  if (typeof answer === 'number') {
    const number = answerNumber(answer, locale);
    const unit = question.kind === 'number' ? question.unit : '';
    return <p>{unit === '' ? number : t('answers.withUnit', { number, unit })}</p>;
  }
  if (question.kind === 'yes-no') return <p>{t(answer === 'yes' ? 'answers.yes' : 'answers.no')}</p>;
  return (
    <p className={styles.words} dir="auto">
      {question.kind === 'date' ? (dayInWords(answer, locale) ?? answer) : answer}
    </p>
  );
}
