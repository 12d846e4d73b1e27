import { clsx } from 'clsx';
import type { JSX, ReactNode } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NewMark, Tag } from '#core/client/ui/chip/Chip.tsx';
import * as styles from './item.module.css';

interface MessageProps {
  readonly who: string;
  readonly at: string;
  readonly text: string;
  /** Of the user's side of the conversation. */
  readonly isMine: boolean;
  /** A note that the sender of the feedback never sees. */
  readonly isNote?: boolean;
  readonly isNew?: boolean;
  /** An action for the message. */
  readonly children?: ReactNode;
}

/** One message of a conversation. */
export function Message({ who, at, text, isMine, isNote = false, isNew = false, children }: MessageProps): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  return (
    <li className={clsx(styles.talkMessage, isMine && styles.talkMessageMine, isNote && styles.talkMessageNote)}>
      <p className={styles.talkHead}>
        <bdi className={styles.talkWho}>{who}</bdi>
        {isNote && <Tag>{t('item.note')}</Tag>}
        {isNew && <NewMark>{t('item.new')}</NewMark>}
        <time className={styles.talkAt} dateTime={at}>
          {format.dateTime(at)}
        </time>
      </p>
      <p className={`read ${styles.talkText}`} dir="auto">
        {withoutGaps(text)}
      </p>
      {children}
    </li>
  );
}

/** Keeps line breaks, but no more than two empty lines in a row. Thousands of them would hide the rest of the page. */
function withoutGaps(text: string): string {
  return text.replace(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n');
}
