import { hasVisible } from '#core/contract/clean-text.ts';
import { type Issue, issueOfCode } from '#core/contract/errors.ts';
import { applicationIssues } from '../issues.ts';
import { type Answers, checkAnswers } from './answers.ts';
import type { ApplicationInput } from './application-input-schemas.ts';
import type { Terms } from './terms-schemas.ts';

/** The input in its stored form, or what is wrong with it. */
export type CheckedInput =
  | { readonly input: ApplicationInput & { readonly message: string; readonly answers: Answers } }
  | { readonly issues: readonly Issue[] };

/** Checks what a candidate sends against what the posting asks. The server and the form use it. */
export function checkInput(terms: Terms, input: ApplicationInput): CheckedInput {
  const message = hasVisible(input.message ?? '') ? (input.message ?? '') : '';
  const checked = checkAnswers(terms.questions, input.answers ?? {});
  const issues = [
    ...partIssues('message', terms.message, message !== '', 'applications.message-needed'),
    ...partIssues('cv', terms.cv, (input.cv ?? null) !== null, 'applications.cv-needed'),
    ...('issues' in checked ? checked.issues : []),
  ];
  if (issues.length > 0 || 'issues' in checked) return { issues };
  return { input: { ...input, message, answers: checked.answers } };
}

function partIssues(path: string, asks: Terms['message'], isGiven: boolean, needed: keyof typeof applicationIssues): readonly Issue[] {
  if (asks === 'required' && !isGiven) return [issueOfCode(applicationIssues, needed, {}, path)];
  if (asks === 'off' && isGiven) return [issueOfCode(applicationIssues, 'applications.not-asked', {}, path)];
  return [];
}
