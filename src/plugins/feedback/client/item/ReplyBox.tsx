import { clsx } from 'clsx';
import { type JSX, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { isApple } from '#core/client/ui/keyboard.ts';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { OPEN_STATES } from '../../contract/life-cycle.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { useAnswerFocus } from './answer-focus.ts';
import { replyWords } from './reply-words.ts';
import { useReplyForm } from './use-reply-form.ts';
import * as styles from './item.module.css';

interface ReplyBoxProps {
  readonly feedback: FeedbackDetail;
  /** The user sent the feedback. */
  readonly isOwn: boolean;
  readonly onChanged: (latest: FeedbackDetail) => void;
}

/** Writes an answer. Administrators with the duty can also write an internal note, or an answer that goes out by email. */
export function ReplyBox({ feedback, isOwn, onChanged }: ReplyBoxProps): JSX.Element {
  const t = useT('feedback');
  const snackbar = useService(SnackbarStore);
  const { may, handling } = feedback;
  const rights = { answer: may.reply, note: handling !== null };
  const words = replyWords(feedback, isOwn);
  const { form, submit, busy, failure, fields, isNote, turn } = useReplyForm(
    feedback,
    rights,
    async (latest, { isInternal }) => {
      onChanged(latest);
      snackbar.raise(t(`reply.${isInternal ? 'noteSaved' : words.done}`));
    },
    onChanged,
  );
  const box = useFocusAfterSending(turn);
  useAnswerFocus(box, feedback.id);
  const reason = noAnswerReason(feedback);
  return (
    <form
      ref={box}
      className={clsx(styles.reply, isNote && styles.replyNote)}
      data-reply
      noValidate
      aria-label={t(`reply.${words.title}`)}
      onSubmit={submit}
    >
      {reason !== undefined && <p className="soft">{t(`reply.${reason}`)}</p>}
      {rights.answer && rights.note && <ReplyChoice isNote={isNote} onChange={(chosen) => form.setValue('isInternal', chosen)} />}
      <TextArea
        key={turn}
        label={t(`reply.${isNote ? 'noteText' : words.text}`)}
        help={t('reply.keys', { keys: isApple() ? '⌘+Enter' : 'Ctrl+Enter' })}
        dir="auto"
        rows={4}
        onKeyDown={sendOnKeys}
        {...fields.text('text')}
      />
      {may.reopens && !isNote && <p className="soft">{t('reply.reopens')}</p>}
      <FormFailure failure={failure} />
      <div className="row">
        <Button type="submit" variant="grow" busy={busy}>
          {t(`reply.${isNote ? 'saveNote' : words.send}`)}
        </Button>
      </div>
    </form>
  );
}

interface ReplyChoiceProps {
  readonly isNote: boolean;
  readonly onChange: (isNote: boolean) => void;
}

/** The choice between an answer and an internal note. */
function ReplyChoice({ isNote, onChange }: ReplyChoiceProps): JSX.Element {
  const t = useT('feedback');
  return (
    <RadioGroup
      label={t('reply.choice')}
      value={isNote ? 'note' : 'answer'}
      options={[
        { value: 'answer', label: t('reply.answer') },
        { value: 'note', label: t('reply.note') },
      ]}
      onChange={(value) => onChange(value === 'note')}
    />
  );
}

/** After each reply, the text field is a new one. Returns the ref of the form around it. */
function useFocusAfterSending(turn: number): RefObject<HTMLFormElement | null> {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (turn > 0) box.current?.querySelector('textarea')?.focus();
  }, [turn]);
  return box;
}

function sendOnKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Why an administrator can only write a note: key of the sentence below `reply`. `undefined` if an answer is possible. */
function noAnswerReason({ may, handling }: FeedbackDetail): 'onlyNotesClosed' | 'onlyNotesNoAddress' | 'onlyNotesNoMail' | undefined {
  if (may.reply || handling === null) return undefined;
  if (!OPEN_STATES.includes(handling.state)) return 'onlyNotesClosed';
  return handling.email === null ? 'onlyNotesNoAddress' : 'onlyNotesNoMail';
}
