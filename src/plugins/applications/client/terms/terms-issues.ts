import type { Issue } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { termsSchema } from '../../contract/applying/terms-schemas.ts';
import { bodyOf, fieldOfPath, type TermsValues } from './terms-values.ts';

/** What is wrong in the questions, but not in the one with the given id, which the user still writes. The paths are names of fields. */
export function issuesIn(values: TermsValues, locale: string, written: string | undefined): readonly Issue[] {
  const issues = termsSchema.safeParse(bodyOf(values, locale)).error?.issues.map(issueOf) ?? [];
  return issues.flatMap((issue) => {
    const question = values.questions[Number(issue.path.split('.')[1])];
    return question === undefined || question.id === written ? [] : [{ ...issue, path: fieldOfPath(issue.path, values) }];
  });
}
