import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { hasDraft } from '#core/client/forms/draft.ts';
import { useDraftKey } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { PrintSource } from '#core/client/ui/PrintSource.tsx';
import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { Conversation } from './Conversation.tsx';
import { EditFeedback } from './EditFeedback.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemHeader } from './ItemHeader.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { editDraft } from './use-edit-form.ts';
import { type AfterEditing, useFocusAfterEditing } from './use-focus-after-editing.ts';
import { useMarkRead } from './use-mark-read.ts';
import * as styles from './item.module.css';

interface ReplyPartProps {
  readonly feedback: FeedbackDetail;
  /** The user sent the feedback. */
  readonly isOwn: boolean;
  readonly onChanged: (latest: FeedbackDetail) => void;
}

interface ItemPartsProps {
  readonly feedback: FeedbackDetail;
  readonly headingLevel: 1 | 2;
  readonly onChanged: (latest: FeedbackDetail) => void;
  /** The answers count as read now. What is shown stays the same, so that the user sees which ones are new. */
  readonly onRead: (latest: FeedbackDetail) => void;
}

/** The parts of a loaded item: facts, conversation, reply, and for administrators with the duty the handling. */
export const ItemParts = observer(function ItemParts({ feedback, headingLevel, onChanged, onRead }: ItemPartsProps): JSX.Element {
  const t = useT('feedback');
  const { id, kind, number, handling } = feedback;
  const isOwn = useIsOwn(feedback);
  const draft = useDraftKey(editDraft(id));
  const [isEditing, setEditing] = useState(isOwn && draft !== undefined && hasDraft(draft));
  const { talk, focusNext } = useFocusAfterEditing(isEditing);
  const close = (next: AfterEditing): void => {
    focusNext(next);
    setEditing(false);
  };
  useMarkRead(feedback, isOwn, onRead);
  return (
    <article className={styles.item}>
      {headingLevel === 1 && <PrintSource path={href(feedbackRoutes.form, {}, { id })} />}
      <ItemHeader title={t(`kind.${kind}`)} number={number} headingLevel={headingLevel} />
      <div className={styles.itemParts}>
        <ItemFacts feedback={feedback} />
        <div ref={talk} className={styles.itemTalk}>
          {isEditing ? (
            <EditFeedback feedback={feedback} onChanged={onChanged} onClosed={close} />
          ) : (
            <>
              <Conversation
                feedback={feedback}
                isOwn={isOwn}
                headingLevel={headingLevel}
                onEdit={isOwn && feedback.may.edit ? () => setEditing(true) : undefined}
              />
              <ReplyPart feedback={feedback} isOwn={isOwn} onChanged={onChanged} />
            </>
          )}
        </div>
        {handling !== null && (
          <div className={styles.itemHandling}>
            <PluginPart plugin="feedback" what="feedback.handling" load={loadHandling} given={{ feedback, onChanged }} />
          </div>
        )}
      </div>
    </article>
  );
});

type Handling = typeof import('../handling/HandlingPanel.tsx').HandlingPanel;

// A chunk of its own, which senders do not download.
async function loadHandling(): Promise<Handling> {
  return (await import(/* webpackChunkName: "feedback-team" */ '../handling/HandlingPanel.tsx')).HandlingPanel;
}

/** Whether the user sent the feedback. Administrators with the duty also see the feedback of others. Call it in an observer. */
function useIsOwn({ handling }: FeedbackDetail): boolean {
  const { me } = useService(SessionStore);
  return handling === null || (me !== undefined && handling.sender?.id === me.id);
}

/** The reply box, or why there is none. Administrators with the duty can add a note to a closed conversation. */
function ReplyPart({ feedback, isOwn, onChanged }: ReplyPartProps): JSX.Element {
  const { may, handling, isFull } = feedback;
  if (isFull || (!may.reply && handling === null)) return <ClosedNote feedback={feedback} isOwn={isOwn} />;
  return <ReplyBox feedback={feedback} isOwn={isOwn} onChanged={onChanged} />;
}
