import type { UseFormReturn } from 'react-hook-form';
import { fieldAt, keyOf } from '#core/client/forms/form-issues.ts';
import { fieldIssue } from '#core/client/forms/use-issue-text.ts';
import { type Issue, issueAt } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { completenessIssues } from '../../contract/complete-posting.ts';
import { jobIssues } from '../../contract/issues.ts';
import { postingChangeSchema } from '../../contract/posting-input-schemas.ts';
import { bodyOf, fieldOfPath, fieldsOf, type PostingField, type PostingValues } from './posting-values.ts';

/** What the values lack for publishing, one issue for each field. */
export function publishingIssues(values: PostingValues, locale: string): readonly Issue[] {
  const { companyId, ...body } = bodyOf(values, locale);
  const kept = postingChangeSchema.safeParse(body).error?.issues.map(issueOf) ?? [];
  const company = companyId === undefined ? [issueAt('companyId', jobIssues['jobs.choose-company'])] : [];
  const known = new Set<string>();
  return [...company, ...kept, ...completenessIssues(fieldsOf(values, locale))].filter(({ path }) => {
    const field = fieldOfPath(path);
    const isNew = !known.has(field);
    known.add(field);
    return isNew;
  });
}

/** Codes of the rules that compare two fields. */
const COMPARED = new Set<string>(['jobs.pay-turned-round', 'jobs.experience-turned-round']);

/** Returns what is wrong between two fields of a form in this language. */
export function comparedIssuesIn(locale: string): (values: PostingValues) => readonly Issue[] {
  return (values) =>
    publishingIssues(values, locale)
      .filter(({ code }) => COMPARED.has(code))
      .map((issue) => ({ ...issue, path: fieldOfPath(issue.path) }));
}

/** Shows issues beside their fields. Returns for how many of them the form has a field. */
export function showIssues(form: UseFormReturn<PostingValues>, issues: readonly Issue[]): number {
  const values = form.getValues();
  const known = issues.flatMap((issue) => {
    const field = fieldAt(values, fieldOfPath(issue.path));
    return field === undefined ? [] : [{ field, issue }];
  });
  for (const { field, issue } of known) form.setError(keyOf(values, field) as PostingField, fieldIssue(issue));
  return known.length;
}
