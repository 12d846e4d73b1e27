import type { Terms } from './terms-schemas.ts';

/** Whether an employer asks for a part of an application. */
export const ASKS = Object.freeze(['off', 'optional', 'required'] as const);

export type Asks = (typeof ASKS)[number];

/** The kinds of questions. `info` is a text without an answer. */
export const QUESTION_KINDS = Object.freeze(['short', 'long', 'yes-no', 'single', 'multi', 'number', 'date', 'file', 'info'] as const);

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The highest number of questions of a posting, with texts of the kind `info`. */
export const MOST_QUESTIONS = 15;

/** The highest number of questions of the kind `file`. Each is answered with one file. */
export const MOST_FILE_QUESTIONS = 3;

/** The options of a question of the kinds `single` and `multi`. */
export const OPTIONS = Object.freeze({ least: 2, most: 20 });

/** The longest texts, in characters. */
export const QUESTION_LENGTHS = Object.freeze({ text: 300, help: 300, option: 120, unit: 20 });

/** The longest answers, in characters. */
export const ANSWER_LENGTHS = Object.freeze({ short: 200, long: 2000 });

/** Numbers in questions and answers are between the negative and the positive of this number. */
export const MOST_NUMBER = 1e12;

/** The longest message, in characters. */
export const MOST_MESSAGE = 5000;

/** How often a candidate may apply to one posting in all. */
export const MOST_ATTEMPTS = 3;

/** How many days after "Not selected" a candidate may apply again. */
export const AGAIN_AFTER_DAYS = 90;

/** What a posting asks whose company has saved no terms. */
export const USUAL_TERMS: Terms = Object.freeze({ message: 'optional', cv: 'optional', mayApplyAgain: true, questions: [], version: 0 });
