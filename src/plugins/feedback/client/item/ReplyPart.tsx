import type { JSX } from 'react';
import type { FeedbackDetail } from '../../contract/own-feedback.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { ReplyBox } from './ReplyBox.tsx';

interface ReplyPartProps {
  readonly feedback: FeedbackDetail;
  /** The user sent the feedback. */
  readonly isOwn: boolean;
  readonly onChanged: (latest: FeedbackDetail) => void;
}

/** The reply box, or why there is none. Administrators with the duty can always add a note. */
export function ReplyPart({ feedback, isOwn, onChanged }: ReplyPartProps): JSX.Element {
  const { may, handling } = feedback;
  if (!may.reply && handling === null) return <ClosedNote id={feedback.id} />;
  return <ReplyBox feedback={feedback} isOwn={isOwn} onChanged={onChanged} />;
}
