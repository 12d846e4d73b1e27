import { type JSX, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { useBlurAfterPress } from '#core/client/forms/use-blur-after-press.ts';
import { fieldIssue, useIssueText } from '#core/client/forms/use-issue-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FieldFrame, type FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { issueAt } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import type { z } from '#core/contract/schema.ts';
import { candidateIssues } from '../../contract/issues.ts';
import { comparable } from '../../contract/section-fields.ts';
import { usePendingInput } from './pending-input.ts';
import * as styles from './fields.module.css';

interface AddFieldProps extends FieldTexts {
  /** The schema of one value. */
  readonly schema: z.ZodType<string>;
  /** The values already added. */
  readonly known: readonly string[];
  /** Whether the list has reached its maximum length. */
  readonly isFull: boolean;
  readonly onAdd: (value: string) => void;
  readonly inputMode?: 'url' | undefined;
  /** Content between the label and the input, for example the values added so far. */
  readonly above?: ReactNode;
  readonly input?: RefObject<HTMLInputElement | null>;
}

/** An input that adds words or addresses one by one. Enter, a comma or leaving the field adds the typed text. */
export function AddField({ schema, known, isFull, onAdd, inputMode, above, input, ...texts }: AddFieldProps): JSX.Element {
  const t = useT('candidate');
  const { typed, fault, type, add } = useAdding(schema, known, onAdd);
  const onBlur = useBlurAfterPress(add);
  const isTyped = typed.trim() !== '';
  usePendingInput({ isTyped: () => isTyped, mayBeTyped: isTyped, keep: add });
  const addByKey = (event: KeyboardEvent): void => {
    const isComma = [',', '،'].includes(event.key) && inputMode === undefined;
    if (event.nativeEvent.isComposing || !(isComma || (event.key === 'Enter' && typed.trim() !== ''))) return;
    event.preventDefault();
    add();
  };
  return (
    <FieldFrame {...texts} error={fault ?? texts.error}>
      {(control) => (
        <>
          {above}
          {!isFull && (
            <div className={styles.adding}>
              <input
                className="input"
                type="text"
                ref={input}
                value={typed}
                inputMode={inputMode}
                dir={inputMode === 'url' ? 'ltr' : 'auto'}
                autoComplete="off"
                onChange={(event) => type(event.target.value)}
                onKeyDown={addByKey}
                onBlur={onBlur}
                {...control}
              />
              <Button onClick={() => void add()}>{t('list.add')}</Button>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

interface Adding {
  readonly typed: string;
  readonly fault: string | undefined;
  readonly type: (typed: string) => void;
  /** Adds the typed text. Answers `false`, and shows an error, when it cannot be added. */
  readonly add: () => boolean;
}

function useAdding(schema: z.ZodType<string>, known: readonly string[], onAdd: (value: string) => void): Adding {
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<unknown>();
  const fault = useIssueText()(issue);
  const type = (text: string): void => {
    setTyped(text);
    setIssue(undefined);
  };
  const add = (): boolean => {
    if (typed.trim() === '') return true;
    const { data, error } = schema.safeParse(typed);
    const [first] = error?.issues ?? [];
    if (first !== undefined || data === undefined) {
      setIssue(first && fieldIssue(issueOf(first)));
      return false;
    }
    if (known.some((other) => comparable(other) === comparable(data))) {
      setIssue(fieldIssue(issueAt('', candidateIssues['candidate.twice'])));
      return false;
    }
    type('');
    onAdd(data);
    return true;
  };
  return { typed, fault, type, add };
}
