import { type JSX, useId, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { EditIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { FeedbackDetail, FeedbackReply } from '../../contract/schemas.ts';
import { Message } from './Message.tsx';
import { Screenshot } from './Screenshot.tsx';
import { useMessages } from './use-messages.ts';
import * as styles from './item.module.css';

interface ConversationProps {
  readonly feedback: FeedbackDetail;
  /** The user sent the feedback. */
  readonly isOwn: boolean;
  readonly headingLevel: 1 | 2;
  /** Opens the text for changes; `undefined` if the user may not change it. */
  readonly onEdit: (() => void) | undefined;
}

/** The text of the feedback and the messages about it, oldest first. Loads earlier messages on demand. */
export function Conversation({ feedback, isOwn, headingLevel, onEdit }: ConversationProps): JSX.Element {
  const t = useT('feedback');
  const id = useId();
  const Heading = headingLevel === 1 ? 'h2' : 'h3';
  const isNew = useNewAnswers(feedback, isOwn);
  const { replies, loadEarlier, isLoading } = useMessages(feedback);
  const names = useNames(feedback, isOwn);
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.talkTitle} data-conversation tabIndex={-1}>
        {t('item.conversation')}
      </Heading>
      <ol className={styles.talk}>
        <Message who={names.sender} at={feedback.sentAt} text={feedback.text} isMine={isOwn}>
          {feedback.screenshot !== null && <Screenshot screenshot={feedback.screenshot} />}
          {onEdit !== undefined && (
            <Button size="s" className={styles.talkEdit} onClick={onEdit}>
              <EditIcon className="icon--s" />
              {t('edit.open')}
            </Button>
          )}
        </Message>
        {loadEarlier !== undefined && (
          <li className={styles.talkEarlier}>
            <Button size="s" busy={isLoading} onClick={() => void loadEarlier()}>
              {t('item.earlier')}
            </Button>
          </li>
        )}
        {replies.map((reply) => (
          <Message
            key={reply.id}
            who={reply.from === 'sender' ? names.sender : (reply.author ?? t('item.team'))}
            at={reply.at}
            text={reply.text}
            isMine={(reply.from === 'sender') === isOwn}
            isNote={reply.isInternal}
            isNew={isNew(reply)}
          />
        ))}
      </ol>
    </section>
  );
}

/** The name of the sender, as the user knows them. */
function useNames({ handling }: FeedbackDetail, isOwn: boolean): { readonly sender: string } {
  const t = useT('feedback');
  if (isOwn) return { sender: t('item.you') };
  const { sender, email } = handling ?? {};
  return { sender: sender?.name || sender?.email || email || t('item.visitor') };
}

/** Which answers the sender has not seen before: those after the sender's last message, and those that arrive while the page is open. */
function useNewAnswers(feedback: FeedbackDetail, isOwn: boolean): (reply: FeedbackReply) => boolean {
  const [seen] = useState<ReadonlySet<string>>(() => {
    const { replies, isUnread } = feedback;
    const last = replies.findLastIndex(({ from }) => from === 'sender');
    return new Set((isUnread ? replies.slice(0, last + 1) : replies).map(({ id }) => id));
  });
  // Earlier messages that the user loads are not among the latest ones.
  const latest = new Set(feedback.replies.map(({ id }) => id));
  return ({ id, from }) => isOwn && from === 'team' && latest.has(id) && !seen.has(id);
}
