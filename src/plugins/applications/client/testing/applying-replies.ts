import type { FakeReplies } from '#core/testing/fake-api.ts';
import type { ApplicationDraft, DraftContent } from '../../contract/applying/draft-schemas.ts';
import { USUAL_TERMS } from '../../contract/applying/terms.ts';
import type { Question, Terms } from '../../contract/applying/terms-schemas.ts';
import { idOf, pageOf } from './application-builders.ts';

/** A stored draft. */
export function aDraft(content: DraftContent = {}, rest: Partial<ApplicationDraft> = {}): ApplicationDraft {
  return {
    content,
    termsVersion: 0,
    version: 1,
    updatedAt: '2026-03-02T09:00:00.000Z',
    deletedAt: '2026-04-01T09:00:00.000Z',
    ...rest,
  };
}

/** Terms with questions. */
export function termsWith(...questions: Question[]): Terms {
  return { ...USUAL_TERMS, questions, version: 3 };
}

/** Questions of every kind, with the ids 101 to 109. */
export const QUESTIONS = {
  short: { id: idOf(101), kind: 'short', text: 'Where did you learn it?', help: '', required: false },
  long: { id: idOf(102), kind: 'long', text: 'Tell us about a pump.', help: 'In a few sentences.', required: false },
  yesNo: { id: idOf(103), kind: 'yes-no', text: 'May you drive?', help: '', required: true },
  single: { id: idOf(104), kind: 'single', text: 'Which shift?', help: '', required: false, options: ['Day', 'Night'] },
  multi: { id: idOf(105), kind: 'multi', text: 'Which tools?', help: '', required: false, options: ['Wrench', 'Lathe'] },
  number: {
    ...{ id: idOf(106), kind: 'number', text: 'How many years?', help: '', required: false },
    ...{ range: { min: 0, max: 60 }, unit: 'years' },
  },
  date: { id: idOf(107), kind: 'date', text: 'From when?', help: '', required: false },
  file: { id: idOf(108), kind: 'file', text: 'A reference', help: '', required: false },
  info: { id: idOf(109), kind: 'info', text: 'We answer everybody.', help: '' },
} as const satisfies Readonly<Record<string, Question>>;

/** The replies for a candidate who has not applied. */
export const applyingReplies = (terms: Terms = USUAL_TERMS, draft: ApplicationDraft | null = null): FakeReplies => ({
  'applications.list': pageOf(),
  'applications.terms': terms,
  'applications.draft': { draft },
  'applications.save-draft': ({ body }: { body: { content: DraftContent; version: number } }) =>
    aDraft(body.content, { version: body.version + 1, termsVersion: terms.version }),
});
