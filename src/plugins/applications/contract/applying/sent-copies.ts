import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import type { Answer } from './answers.ts';
import type { Question } from './terms-schemas.ts';

/** The parts that this plugin freezes. */
export const OWN_PARTS = Object.freeze({ posting: 'posting', message: 'message', answers: 'answers' });

/** The posting as everybody could read it when the application was sent. */
export type PostingCopy = Omit<Job, 'viewer'>;

export interface MessageCopy {
  /** Plain text with line breaks. */
  readonly text: string;
}

/** A question as it was asked, with its answer. */
export interface AnsweredQuestion {
  readonly question: Question;
  /** Absent when the candidate left it open, and for a text. */
  readonly answer?: Answer;
  /** Whether the company accepts other answers only. Absent for the candidate, as the accepted answers are. */
  readonly isMarked?: boolean;
}

export interface AnswersCopy {
  readonly items: readonly AnsweredQuestion[];
}
