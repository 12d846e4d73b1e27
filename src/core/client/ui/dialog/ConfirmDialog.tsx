import { type FormEvent, type JSX, type ReactNode, useId, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { TextInput } from '../TextInput.tsx';
import { Modal } from './Modal.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, with what it is about. */
  readonly title: string;
  /** What goes and what stays. */
  readonly children?: ReactNode;
  /** The verb on the button that does it. */
  readonly action: string;
  /** The verb on the button that leaves everything as it is. */
  readonly keep?: string;
  /** A word that must be typed first, in the reader's language; for what cannot be undone. */
  readonly typed?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be taken back. The focus begins on the safe side, or in the field for the word. */
export function ConfirmDialog(props: ConfirmDialogProps): JSX.Element {
  const titleId = useId();
  return (
    <Modal open={props.open} onClose={props.onClose} labelledBy={titleId}>
      <Question {...props} titleId={titleId} />
    </Modal>
  );
}

function Question({
  titleId,
  title,
  children,
  action,
  keep,
  typed,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps & { readonly titleId: string }): JSX.Element {
  const t = useT('core');
  const [word, setWord] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isTyped = typed === undefined || same(word, typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(!isTyped);
    if (isTyped && !busy) onConfirm();
  };
  return (
    <form className="modal__in" onSubmit={submit}>
      <h2 id={titleId}>{title}</h2>
      {children}
      {typed !== undefined && (
        <TextInput
          label={t('confirm.type', { word: typed })}
          value={word}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setWord(event.target.value)}
          {...(isMissing && !isTyped ? { error: t('confirm.missing', { word: typed }) } : {})}
        />
      )}
      <div className="modal__end">
        {/* First in the order of the keyboard: the dialog gives it the focus. */}
        <Button onClick={onClose}>{keep ?? t('confirm.keep')}</Button>
        <Button type="submit" variant="rust" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

// Whoever types it in small letters means it as well.
function same(typed: string, asked: string): boolean {
  return typed.trim().toLocaleLowerCase() === asked.toLocaleLowerCase();
}
