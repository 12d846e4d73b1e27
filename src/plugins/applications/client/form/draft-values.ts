import type { ApplicationInput } from '../../contract/applying/application-input-schemas.ts';
import type { DraftContent } from '../../contract/applying/draft-schemas.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';

/** What the form holds. */
export interface DraftValues {
  readonly message: string;
  /** The id of a file, `none` for the choice to send none, and empty before a choice. */
  readonly cv: string;
  readonly answers: NonNullable<DraftContent['answers']>;
}

const NO_CV = 'none';

export function valuesOf({ message = '', cv, answers = {} }: DraftContent): DraftValues {
  return { message, cv: cv === undefined ? '' : (cv ?? NO_CV), answers };
}

/** The content of a draft. Before a choice of the CV it has none. */
export function contentOf({ message, cv, answers }: DraftValues): DraftContent {
  return { message, answers, ...(cv !== '' && { cv: cv === NO_CV ? null : cv }) };
}

/** What is sent of a content: only what the terms ask for. The rest stays in the draft, because the terms may change back. */
export function inputOf({ message: asksMessage, cv: asksCv, questions, version }: Terms, content: DraftContent): ApplicationInput {
  const asked = new Set(questions.map(({ id }) => id));
  const answers = Object.fromEntries(Object.entries(content.answers ?? {}).filter(([id]) => asked.has(id)));
  return {
    ...(asksMessage !== 'off' && { message: (content.message ?? '').trim() }),
    ...(asksCv !== 'off' && { cv: content.cv ?? null }),
    answers,
    termsVersion: version,
  };
}

/** The texts of the questions that are new or were changed. */
export function newQuestions(before: Terms, after: Terms): readonly string[] {
  const known = new Set(before.questions.map((question) => JSON.stringify(question)));
  return after.questions.filter((question) => !known.has(JSON.stringify(question))).map(({ text }) => text);
}
