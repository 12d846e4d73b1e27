import type { Contribution } from '#core/contract/extension-point.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { type Answers, isMarked } from '../../contract/applying/answers.ts';
import { openQuestion } from '../../contract/applying/open-terms.ts';
import { type AnsweredQuestion, type AnswersCopy, type MessageCopy, OWN_PARTS } from '../../contract/applying/sent-copies.ts';
import type { Question } from '../../contract/applying/terms-schemas.ts';
import { answerPurpose } from '../../contract/file-purposes.ts';
import { type FrozenFile, type FrozenPart, frozenParts } from '../../contract/frozen-parts.ts';

/** The parts of applications that this plugin freezes. */
export function ownParts(postings: Pick<PostingDirectory, 'copyOf'>): readonly Contribution<FrozenPart>[] {
  return [
    frozenParts.add('applications.message', 10, {
      name: OWN_PARTS.message,
      freeze: async (_transaction, { input: { message = '' } }) =>
        message === '' ? undefined : { copy: { text: message } satisfies MessageCopy, files: [] },
    }),
    frozenParts.add('applications.answers', 20, {
      name: OWN_PARTS.answers,
      freeze: async (_transaction, { input: { answers = {} }, terms: { questions } }) => {
        if (questions.length === 0) return undefined;
        const copy: AnswersCopy = { items: questions.map((question) => answered(question, answers)) };
        return { copy, files: answerFiles(questions, answers) };
      },
      draftFiles: async (_transaction, { content: { answers = {} }, terms: { questions } }) => answerFiles(questions, answers),
      texts: ({ items }: AnswersCopy) =>
        items.flatMap(({ question, answer }) => (answer === undefined || question.kind === 'file' ? [] : [answer].flat().map(String))),
      forCandidate: (copy: AnswersCopy): AnswersCopy => ({
        items: copy.items.map(({ isMarked: _, question, ...answer }) => ({ question: openQuestion(question), ...answer })),
      }),
    }),
    frozenParts.add('applications.posting', 50, {
      name: OWN_PARTS.posting,
      freeze: async (transaction, { jobId }) => {
        const copy = await postings.copyOf(transaction, jobId);
        return copy && { copy, files: [] };
      },
    }),
  ];
}

function answered(question: Question, answers: Answers): AnsweredQuestion {
  const answer = answers[question.id];
  if (answer === undefined) return { question };
  return { question, answer, ...(isMarked(question, answer) && { isMarked: true }) };
}

function answerFiles(questions: readonly Question[], answers: Answers): readonly FrozenFile[] {
  return questions.flatMap(({ id, kind }) => {
    const answer = answers[id];
    return kind === 'file' && typeof answer === 'string' && answer !== ''
      ? [{ purpose: answerPurpose.id, fileId: answer, path: `answers.${id}` }]
      : [];
  });
}
