import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import { FEEDBACK_RATINGS } from '../../contract/feedback.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { CopyButton } from '../give/CopyButton.tsx';
import { Message } from './Message.tsx';
import * as styles from './item.module.css';

interface EditConflictProps {
  /** The feedback as it is now. */
  readonly theirs: FeedbackDetail;
  /** The text in the form. */
  readonly typed: string;
  readonly onKeepMine: () => void;
  readonly onSendAsAnswer: () => void;
  readonly onTakeTheirs: () => void;
}

const BEST = Math.max(...FEEDBACK_RATINGS);

/** Shows the present version and its answers beside the form with the user's own changes, and lets the user choose. */
export function EditConflict({ theirs, typed, onKeepMine, onSendAsAnswer, onTakeTheirs }: EditConflictProps): JSX.Element {
  const t = useT('feedback');
  const { may, kind, rating, replies } = theirs;
  const mine = { label: t('edit.keepMine'), onChoose: onKeepMine };
  const answer = { label: t('edit.asAnswer'), onChoose: onSendAsAnswer };
  const present = { label: t('edit.takePresent'), onChoose: onTakeTheirs, isQuiet: true };
  return (
    <Conflict
      title={t(may.edit ? 'edit.changed' : 'edit.handled')}
      label={t('edit.present')}
      help={t(may.edit ? 'edit.changedHelp' : may.reply ? 'edit.handledHelp' : 'edit.closedHelp')}
      choices={may.edit ? [mine, present] : may.reply ? [answer, present] : [present]}
      more={!may.edit && <CopyButton text={typed} label={t('edit.copyMine')} />}
    >
      <h2 className={styles.talkTitle}>{t('edit.present')}</h2>
      <p className="soft">
        {rating === null
          ? t(`kind.${kind}`)
          : t('edit.presentFacts', { kind: t(`kind.${kind}`), rating, most: BEST, word: t(`rating.word.${rating}`) })}
      </p>
      <ol className={styles.talk}>
        <Message who={t('item.you')} at={theirs.editedAt ?? theirs.sentAt} text={theirs.text} isMine />
        {replies.map(({ id, from, at, text, isInternal, author }) => (
          <Message
            key={id}
            who={from === 'sender' ? t('item.you') : (author ?? t('item.team'))}
            {...{ at, text }}
            isMine={from === 'sender'}
            isNote={isInternal}
          />
        ))}
      </ol>
    </Conflict>
  );
}
