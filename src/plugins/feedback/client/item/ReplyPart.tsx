import type { JSX } from 'react';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { ReplyBox } from './ReplyBox.tsx';

interface ReplyPartProps {
  readonly feedback: FeedbackDetail;
  /** The user sent the feedback. */
  readonly isOwn: boolean;
  readonly onChanged: (latest: FeedbackDetail) => void;
}

/** The reply box, or why there is none. Administrators with the duty can add a note to a closed conversation. */
export function ReplyPart({ feedback, isOwn, onChanged }: ReplyPartProps): JSX.Element {
  const { may, handling, isFull } = feedback;
  if (isFull || (!may.reply && handling === null)) return <ClosedNote feedback={feedback} isOwn={isOwn} />;
  return <ReplyBox feedback={feedback} isOwn={isOwn} onChanged={onChanged} />;
}
