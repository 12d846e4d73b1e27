import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import type { Issue } from '#core/contract/errors.ts';
import { fieldIssue } from './use-issue-text.ts';

/**
 * The field beside which an issue at a path is shown: the path itself where the form has such a field, else the list or the set of
 * fields around it. `undefined` when the form has nothing of it.
 */
export function fieldAt(values: FieldValues, path: string): string | undefined {
  const parts = path.split('.');
  if (!Object.hasOwn(values, parts[0] ?? '')) return undefined;
  while (parts.length > 1 && get(values, parts.join('.')) === undefined) parts.pop();
  return parts.join('.');
}

/** The issues as the form library keeps errors: nested like the fields, the first of each field. */
export function errorsOf<Values extends FieldValues>(values: Values, issues: readonly Issue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const issue of issues) {
    const key = keyOf(values, issue.path);
    const error = fieldIssue(issue);
    // The library takes errors of items only in a list.
    if (key.endsWith('.root') && get(errors, issue.path) === undefined) set(errors, issue.path, []);
    if (get(errors, key) === undefined) set(errors, key, error);
  }
  return errors;
}

/** The library's name of a field's error: that of a list as a whole stands apart from those of its items. */
export function keyOf(values: FieldValues, field: string): string {
  return Array.isArray(get(values, field)) ? `${field}.root` : field;
}

/** What is wrong with a field, or with a list as a whole. */
export function errorAt(errors: FieldErrors, field: string): unknown {
  return get<FieldErrors, unknown>(errors, `${field}.root`) ?? get<FieldErrors, unknown>(errors, field);
}
