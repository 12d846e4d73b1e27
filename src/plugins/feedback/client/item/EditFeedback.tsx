import { clsx } from 'clsx';
import { type JSX, useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { keepDraft } from '#core/client/forms/draft.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useDraftKey } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { KindChoice } from '../give/KindChoice.tsx';
import { RatingChoice } from '../give/RatingChoice.tsx';
import { EditConflict } from './EditConflict.tsx';
import { useEditForm } from './use-edit-form.ts';
import type { AfterEditing } from './use-focus-after-editing.ts';
import { replyDraft } from './use-reply-form.ts';
import * as styles from './item.module.css';

interface EditFeedbackProps {
  readonly feedback: FeedbackDetail;
  readonly onChanged: (latest: FeedbackDetail) => void;
  /** With the part to which the focus moves. */
  readonly onClosed: (next: AfterEditing) => void;
}

/** Changes feedback in place. If it has changed in the meantime, the present version stands beside the form. */
export function EditFeedback({ feedback, onChanged, onClosed }: EditFeedbackProps): JSX.Element {
  const t = useT('feedback');
  const snackbar = useService(SnackbarStore);
  const reply = useDraftKey(replyDraft(feedback.id));
  const { form, submit, busy, failure, fields, theirs, keepMine, forgetDraft } = useEditForm(feedback, (saved) => {
    snackbar.raise(t('edit.saved'));
    onChanged(saved);
    onClosed('conversation');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because the button that opened the form has disappeared
  useEffect(() => form.setFocus('text'), []);
  const leave = (latest?: FeedbackDetail, next: AfterEditing = 'conversation'): void => {
    forgetDraft();
    if (latest !== undefined) onChanged(latest);
    onClosed(next);
  };
  const sendAsAnswer = (latest: FeedbackDetail): void => {
    if (reply !== undefined) keepDraft(reply, { text: form.getValues('text'), isInternal: false });
    leave(latest, 'reply');
  };
  return (
    <div className={clsx(styles.edit, theirs !== undefined && styles.editBeside)} data-edit>
      <form className={`form ${styles.editForm}`} noValidate aria-label={t('edit.title')} onSubmit={submit}>
        <KindChoice {...form.register('kind')} />
        <TextArea label={t('edit.text')} dir="auto" rows={7} {...fields.text('text')} />
        <Controller
          control={form.control}
          name="rating"
          render={({ field }) => <RatingChoice value={field.value} onChange={field.onChange} />}
        />
        {theirs === undefined && (
          <>
            <FormFailure failure={failure} />
            <div className="row">
              <Button type="submit" variant="grow" busy={busy}>
                {t('edit.save')}
              </Button>
              <Button variant="quiet" onClick={() => leave()}>
                {t('edit.cancel')}
              </Button>
            </div>
          </>
        )}
      </form>
      {theirs !== undefined && (
        <EditConflict
          theirs={theirs}
          typed={form.watch('text')}
          onKeepMine={() => void keepMine(theirs)}
          onSendAsAnswer={() => sendAsAnswer(theirs)}
          onTakeTheirs={() => leave(theirs)}
        />
      )}
    </div>
  );
}
