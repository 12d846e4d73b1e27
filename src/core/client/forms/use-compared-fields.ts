import { useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Issue } from '#core/contract/errors.ts';
import { useBlurAfterPress } from './use-blur-after-press.ts';
import { fieldIssue } from './use-issue-text.ts';

/**
 * Shows at once what is wrong between two fields, such as an amount "from" above the amount "to". Returns an `onBlur` handler for the element
 * around the fields: leaving one of them shows the errors, and takes them away when the fields fit again. An error of another kind stays.
 *
 * @param compare the issues between fields, with the names of the form's fields as paths
 * @example <form onBlur={useComparedFields(form, periodIssues)}>
 */
export function useComparedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  compare: (values: Values) => readonly Issue[],
): () => void {
  const shown = useRef<readonly FieldPath<Values>[]>([]);
  return useBlurAfterPress(() => {
    const found = new Map(compare(form.getValues()).map((issue) => [issue.path as FieldPath<Values>, issue]));
    form.clearErrors(shown.current.filter((field) => !found.has(field)));
    const added = [...found].filter(([field]) => form.getFieldState(field).error === undefined);
    for (const [field, issue] of added) form.setError(field, fieldIssue(issue));
    shown.current = [...shown.current.filter((field) => found.has(field)), ...added.map(([field]) => field)];
  });
}
