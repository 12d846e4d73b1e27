import { type JSX, useState } from 'react';
import { withDraft } from '#core/client/forms/draft.ts';
import { useDraftKey } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import { CONVERSATION } from '../../contract/feedback.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { CopyButton } from '../give/CopyButton.tsx';
import { replyDraft } from './use-reply-form.ts';
import * as styles from './item.module.css';

interface ClosedNoteProps {
  readonly feedback: FeedbackDetail;
  /** The user sent the feedback. */
  readonly isOwn: boolean;
}

/** Says that the conversation is closed or full, and offers its sender new feedback. Shows what the user typed before. */
export function ClosedNote({ feedback, isOwn }: ClosedNoteProps): JSX.Element {
  const t = useT('feedback');
  const { id, number, isFull } = feedback;
  const draft = useDraftKey(replyDraft(id));
  const [{ text }] = useState(() => withDraft(draft, { text: '' }));
  return (
    <div className={`stack ${styles.closed}`}>
      <Note
        tone="sky"
        title={t(isFull ? 'reply.full' : 'reply.closed')}
        action={
          isOwn && (
            <ButtonLink size="s" to={href(feedbackRoutes.form)}>
              {t('reply.giveNew')}
            </ButtonLink>
          )
        }
      >
        {isFull ? t(isOwn ? 'reply.fullHelp' : 'reply.fullTeam', { most: CONVERSATION.most, name: number }) : t('reply.closedHelp')}
      </Note>
      {text !== '' && (
        <section className={styles.closedKept} aria-label={t('reply.kept')}>
          <p className={styles.closedHead}>
            <span className="strong">{t('reply.kept')}</span>
            <CopyButton text={text} label={t('item.copy')} />
          </p>
          <p className={`read ${styles.talkText}`} dir="auto">
            {text}
          </p>
        </section>
      )}
    </div>
  );
}
