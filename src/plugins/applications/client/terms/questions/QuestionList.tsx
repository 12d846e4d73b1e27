import { type JSX, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { newId, useListChanges } from '#core/client/forms/ordered/list-changes.ts';
import { useDragOrder } from '#core/client/forms/ordered/use-drag-order.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { MOST_QUESTIONS } from '../../../contract/applying/terms.ts';
import type { TermsFieldsProps } from '../terms-props.ts';
import { blankQuestion, type QuestionValues } from '../terms-values.ts';
import { QuestionRow } from './QuestionRow.tsx';
import * as styles from '../terms.module.css';

/** The questions of a posting. Each opens in its place. */
export function QuestionList({ form, fields, language }: TermsFieldsProps): JSX.Element {
  const t = useT('applications');
  const list = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState<string>();
  const items = useWatch({ control: form.control, name: 'questions' });
  const set = (questions: readonly QuestionValues[]): void =>
    form.setValue('questions', [...questions], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  // Errors have the positions of their questions.
  const change = (questions: readonly QuestionValues[]): void => {
    form.clearErrors('questions');
    set(questions);
  };
  const titleOf = ({ text }: QuestionValues): string => text.trim() || t('terms.untitled');
  const { remove, move, said } = useListChanges({ items, change, titleOf }, list);
  const { handleOf, rowOf } = useDragOrder(move);
  const insert = (question: QuestionValues, at: number): void => {
    setAdded(question.id);
    change(items.toSpliced(at, 0, question));
  };
  const isFull = items.length >= MOST_QUESTIONS;
  const error = fields.errorOf('questions');
  return (
    <fieldset className={styles.questions} ref={list}>
      <legend>{t('terms.questions')}</legend>
      <p className="muted small">{t('terms.questionsHelp')}</p>
      {items.length > 0 && (
        <ul className={styles.questionsList}>
          {items.map((question, place) => (
            <li key={question.id} data-item={question.id} {...rowOf(place)}>
              <QuestionRow
                question={question}
                title={titleOf(question)}
                language={language}
                isNew={question.id === added}
                errorOf={(field) => fields.errorOf(`questions.${place}.${field}` as 'questions')}
                order={{ place, count: items.length, onMove: (by) => move(place, by) }}
                handle={handleOf(place)}
                onChange={(changed) => set(items.with(place, changed))}
                onRemove={() => remove(question, place)}
                {...(!isFull && { onDuplicate: () => insert({ ...question, id: newId() }, place + 1) })}
              />
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
      {isFull ? (
        <p className="muted small">{t('core:ordered.full', { most: MOST_QUESTIONS })}</p>
      ) : (
        <Button data-do="add" onClick={() => insert(blankQuestion(), items.length)}>
          <PlusIcon />
          {t('terms.add')}
        </Button>
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </fieldset>
  );
}
