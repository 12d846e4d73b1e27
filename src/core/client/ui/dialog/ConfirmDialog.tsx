import { type FormEvent, type JSX, type ReactNode, useId, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { TextInput } from '../TextInput.tsx';
import { Modal } from './Modal.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, with the name of the object. */
  readonly title: string;
  /** What is removed and what is kept. */
  readonly children?: ReactNode;
  /** The verb on the confirm button. */
  readonly action: string;
  /** The verb on the cancel button. */
  readonly keep?: string;
  /** A word that the user must type first, in the user's language. For actions that cannot be undone. */
  readonly typed?: string;
  /** For an action that removes nothing and can be taken back. */
  readonly tone?: 'grow';
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone, or for what an action needs. The focus starts in the first field, otherwise on the safe button. */
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
  tone,
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
        {/* First in the tab order: the dialog focuses it. */}
        <Button onClick={onClose}>{keep ?? t('confirm.keep')}</Button>
        <Button type="submit" variant={tone ?? 'rust'} busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

// The case of the letters does not matter.
function same(typed: string, asked: string): boolean {
  return typed.trim().toLocaleLowerCase() === asked.toLocaleLowerCase();
}
