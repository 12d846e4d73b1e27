import { OPEN_STATES } from '../../contract/life-cycle.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';

/** Why an administrator can only write a note: key of the sentence below `reply`. `undefined` if an answer is possible. */
export function noAnswerReason({ may, handling }: FeedbackDetail): 'onlyNotesClosed' | 'onlyNotesNoAddress' | undefined {
  if (may.reply || handling === null) return undefined;
  return OPEN_STATES.includes(handling.state) ? 'onlyNotesNoAddress' : 'onlyNotesClosed';
}
