import type { FeedbackDetail } from '../../contract/schemas.ts';

/** Keys below `reply` of the words around the reply box, for everything but notes. */
interface ReplyWords {
  readonly title: string;
  readonly text: string;
  readonly send: string;
  readonly done: string;
}

const ANSWER: ReplyWords = { title: 'title', text: 'text', send: 'send', done: 'sent' };
const ADDITION: ReplyWords = { title: 'addText', text: 'addText', send: 'add', done: 'added' };
const TEAM: ReplyWords = { ...ANSWER, title: 'titleTeam' };
const EMAIL: ReplyWords = { ...TEAM, send: 'sendEmail', done: 'sentEmail' };

/** What the user writes: an answer, an addition while the team has not answered yet, or an answer that goes out by email. */
export function replyWords(feedback: FeedbackDetail, isOwn: boolean): ReplyWords {
  if (isOwn) return feedback.replies.some(({ from }) => from === 'team') ? ANSWER : ADDITION;
  // A visitor has no account in which the answer appears.
  return feedback.handling?.sender === null ? EMAIL : TEAM;
}
