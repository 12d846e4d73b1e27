import { type ClipboardEvent, type JSX, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, IconButton } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { OPTIONS, QUESTION_LENGTHS } from '../../../contract/applying/terms.ts';
import type { OptionValues } from '../terms-values.ts';
import { linesOf, withLines } from './option-lines.ts';
import type { QuestionFieldsProps } from './QuestionFields.tsx';
import * as styles from '../terms.module.css';

interface OptionListProps extends Omit<QuestionFieldsProps, 'language'> {
  /** Whether options can be the only accepted ones. */
  readonly judges: boolean;
}

const BLANK: OptionValues = { text: '', isAccepted: false };

/** The options of a question. Enter adds one behind, and pasted lines become options. */
export function OptionList({ question, judges, errorOf, onChange }: OptionListProps): JSX.Element {
  const t = useT('applications');
  const list = useRef<HTMLFieldSetElement>(null);
  const [wanted, setWanted] = useState<{ readonly at: number }>();
  useEffect(() => {
    if (wanted !== undefined) list.current?.querySelectorAll<HTMLElement>('[data-option] input[type=text]')[wanted.at]?.focus();
  }, [wanted]);
  const options = question.options.length === 0 ? [BLANK, BLANK] : question.options;
  const change = (next: readonly OptionValues[], focused?: number): void => {
    onChange({ ...question, options: next });
    if (focused !== undefined) setWanted({ at: focused });
  };
  const isFull = options.length >= OPTIONS.most;
  const insert = (at: number): void => change(options.toSpliced(at, 0, BLANK), at);
  const press = (event: KeyboardEvent, at: number): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isFull && options[at]?.text.trim() !== '') insert(at + 1);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: number): void => {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const next = withLines(options, at, lines);
    change(next, Math.min(at + lines.length, next.length) - 1);
  };
  return (
    <fieldset className={styles.options} ref={list}>
      <legend>{t('terms.options')}</legend>
      <p className="muted small">{t(judges ? 'terms.optionsJudgedHelp' : 'terms.optionsHelp')}</p>
      <ol>
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no ids, and two may be equal while they are typed
          <li key={at} data-option>
            <TextInput
              label={<span className="vh">{t('terms.option', { number: at + 1 })}</span>}
              dir="auto"
              limit={QUESTION_LENGTHS.option}
              value={option.text}
              error={errorOf(`options.${at}.text`)}
              onKeyDown={(event) => press(event, at)}
              onPaste={(event) => paste(event, at)}
              onChange={({ target }) => change(options.with(at, { ...option, text: target.value }))}
            />
            {judges && (
              <Checkbox
                label={t('terms.isAccepted')}
                aria-label={t('terms.acceptsOption', { option: option.text || at + 1 })}
                checked={option.isAccepted}
                onChange={({ target }) => change(options.with(at, { ...option, isAccepted: target.checked }))}
              />
            )}
            <IconButton
              icon={CloseIcon}
              label={t('core:ordered.remove', { name: option.text || t('terms.option', { number: at + 1 }) })}
              onClick={() => change(options.toSpliced(at, 1), Math.max(at - 1, 0))}
            />
          </li>
        ))}
      </ol>
      {errorOf('options') !== undefined && (
        <p className="field__error" role="alert" data-fault tabIndex={-1}>
          {errorOf('options')}
        </p>
      )}
      {judges && <p className="muted small">{t('terms.acceptedHelp')}</p>}
      {!isFull && (
        <Button size="s" onClick={() => insert(options.length)}>
          <PlusIcon className="icon--s" />
          {t('terms.addOption')}
        </Button>
      )}
    </fieldset>
  );
}
