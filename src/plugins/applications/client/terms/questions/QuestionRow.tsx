import { type JSX, useEffect, useRef, useState } from 'react';
import { MoveButtons, type RowOrder } from '#core/client/forms/ordered/MoveButtons.tsx';
import type { DragHandle } from '#core/client/forms/ordered/use-drag-order.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { CopyIcon, TrashIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { QuestionValues } from '../terms-values.ts';
import { QuestionFields, type QuestionFieldsProps } from './QuestionFields.tsx';
import * as styles from '../terms.module.css';

interface QuestionRowProps extends QuestionFieldsProps {
  readonly title: string;
  /** Whether the user has just added it. It is open then, and its text has the focus. */
  readonly isNew: boolean;
  readonly order: RowOrder;
  readonly handle: DragHandle;
  readonly onRemove: () => void;
  /** Absent when there is no room for another question. */
  readonly onDuplicate?: () => void;
}

/** A question of a posting with its actions. Its fields are folded until the user opens them. */
export function QuestionRow(props: QuestionRowProps): JSX.Element {
  const { question, title, isNew, order, handle, onRemove, onDuplicate, ...fields } = props;
  const t = useT('applications');
  const place = useRef<HTMLDetailsElement>(null);
  const [opensAtFirst] = useState(isNew || isUnfinished(question));
  useEffect(() => {
    if (isNew) place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isNew]);
  return (
    <div className={styles.question}>
      {/* A mouse drags the row by it. The buttons do the same for keys and touch. */}
      <span className={styles.questionHandle} aria-hidden="true" {...handle} />
      <details ref={place} open={opensAtFirst}>
        <summary data-do="edit">
          <bdi className="strong">{title}</bdi>
          <span className="muted small">
            {t(`terms.kind.${question.kind}`)}
            {question.required && question.kind !== 'info' && <> · {t('terms.required')}</>}
          </span>
        </summary>
        <QuestionFields {...fields} question={question} />
      </details>
      <div className={styles.questionActs}>
        <MoveButtons name={title} order={order} />
        {onDuplicate !== undefined && <IconButton icon={CopyIcon} label={t('terms.duplicate', { name: title })} onClick={onDuplicate} />}
        <IconButton icon={TrashIcon} label={t('core:ordered.remove', { name: title })} onClick={onRemove} />
      </div>
    </div>
  );
}

function isUnfinished({ text }: QuestionValues): boolean {
  return text.trim() === '';
}
