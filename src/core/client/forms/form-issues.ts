import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import type { Issue } from '#core/contract/errors.ts';
import { fieldIssue } from './use-issue-text.ts';

/**
 * Returns the field beside which an issue is shown. This is the field at the issue's path, or else the list or object around it.
 * Returns `undefined` if the form has no such field.
 */
export function fieldAt(values: FieldValues, path: string): string | undefined {
  const parts = path.split('.');
  if (!Object.hasOwn(values, parts[0] ?? '')) return undefined;
  while (parts.length > 1 && get(values, parts.join('.')) === undefined) parts.pop();
  return parts.join('.');
}

/** Converts issues to the form library's error object: nested like the fields, with the first issue of each field. */
export function errorsOf<Values extends FieldValues>(values: Values, issues: readonly Issue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const issue of issues) {
    const key = keyOf(values, issue.path);
    const error = fieldIssue(issue);
    // The library accepts errors of items only in a list.
    if (key.endsWith('.root') && get(errors, issue.path) === undefined) set(errors, issue.path, []);
    if (get(errors, key) === undefined) set(errors, key, error);
  }
  return errors;
}

/** The form library's key for a field's error. The error of a whole list is stored under `.root`, apart from the errors of its items. */
export function keyOf(values: FieldValues, field: string): string {
  return Array.isArray(get(values, field)) ? `${field}.root` : field;
}

/** The error of a field or of a whole list. */
export function errorAt(errors: FieldErrors, field: string): unknown {
  return get<FieldErrors, unknown>(errors, `${field}.root`) ?? get<FieldErrors, unknown>(errors, field);
}
