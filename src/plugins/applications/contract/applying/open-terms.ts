import type { Question, Terms } from './terms-schemas.ts';

/** The terms as everybody reads them: without the answers that the company accepts. */
export function openTerms(terms: Terms): Terms {
  return { ...terms, questions: terms.questions.map(openQuestion) };
}

/** A question as everybody reads it. */
export function openQuestion(question: Question): Question {
  if (!('accepted' in question)) return question;
  const { accepted: _, ...open } = question;
  return open;
}
