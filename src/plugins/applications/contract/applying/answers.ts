import { hasVisible } from '#core/contract/clean-text.ts';
import { type Issue, issueOfCode } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { daySchema, idSchema, lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { applicationIssues } from '../issues.ts';
import { ANSWER_LENGTHS, MOST_NUMBER } from './terms.ts';
import type { Question } from './terms-schemas.ts';

/** The answer to a question: text, `yes` or `no`, an option, several options, a number, a day, or the id of a file. */
export type Answer = string | number | readonly string[];

/** Answers by the ids of their questions. */
export type Answers = Readonly<Record<string, Answer>>;

/** A question that has an answer. */
export type AskedQuestion = Exclude<Question, { readonly kind: 'info' }>;

/** Checked answers in their stored form, or what is wrong with each. */
export type CheckedAnswers = { readonly answers: Answers } | { readonly issues: readonly Issue[] };

/** Whether candidates answer it. */
function isAsked(question: Question): question is AskedQuestion {
  return question.kind !== 'info';
}

/** Whether a user has given no answer. */
export function isBlank(answer: Answer | undefined): boolean {
  if (answer === undefined) return true;
  if (typeof answer === 'number') return false;
  return typeof answer === 'string' ? !hasVisible(answer) : answer.length === 0;
}

/** Checks answers against the questions. The paths of issues are `answers.<id of the question>`. */
export function checkAnswers(questions: readonly Question[], given: Answers): CheckedAnswers {
  const asked = questions.filter(isAsked);
  const known = new Set(asked.map(({ id }) => id));
  const foreign = Object.keys(given).filter((id) => !known.has(id));
  const issues = foreign.map((id) => issueOfCode(applicationIssues, 'applications.not-asked', {}, `answers.${id}`));
  const answers: Record<string, Answer> = {};
  for (const question of asked) {
    const answer = given[question.id];
    const path = `answers.${question.id}`;
    if (answer === undefined || isBlank(answer)) {
      if (question.required) issues.push(issueOfCode(applicationIssues, 'applications.answer-needed', {}, path));
      continue;
    }
    const parsed = answerSchemaOf(question).safeParse(answer);
    if (parsed.success) answers[question.id] = parsed.data;
    else issues.push(issueIn(question, parsed.error, path));
  }
  return issues.length > 0 ? { issues } : { answers };
}

/** Whether the answer gets a mark, because the company accepts others only. */
export function isMarked(question: Question, answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  switch (question.kind) {
    case 'yes-no':
      return question.accepted !== undefined && answer !== question.accepted;
    case 'single':
      return question.accepted !== undefined && typeof answer === 'string' && !question.accepted.includes(answer);
    case 'number': {
      const { min = null, max = null } = question.accepted ?? {};
      return typeof answer === 'number' && ((min !== null && answer < min) || (max !== null && answer > max));
    }
    default:
      return false;
  }
}

function answerSchemaOf(question: AskedQuestion): z.ZodType<Answer> {
  switch (question.kind) {
    case 'short':
      return lineSchema(1, ANSWER_LENGTHS.short);
    case 'long':
      return textSchema(1, ANSWER_LENGTHS.long);
    case 'yes-no':
      return z.enum(['yes', 'no']);
    case 'single':
      return z.enum([...question.options]);
    case 'multi':
      // Each option once, in their order.
      return z.array(z.enum([...question.options])).transform((chosen) => question.options.filter((option) => chosen.includes(option)));
    case 'number':
      return z
        .number()
        .min(question.range.min ?? -MOST_NUMBER)
        .max(question.range.max ?? MOST_NUMBER);
    case 'date':
      return daySchema;
    case 'file':
      return idSchema;
  }
}

function issueIn({ kind }: AskedQuestion, error: z.ZodError, path: string): Issue {
  const isChoice = kind === 'yes-no' || kind === 'single' || kind === 'multi';
  const [first] = error.issues;
  if (isChoice || first === undefined) return issueOfCode(applicationIssues, 'applications.choose-answer', {}, path);
  return { ...issueOf(first), path };
}
