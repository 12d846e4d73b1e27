import type { Issue } from '#core/contract/errors.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { issueSentenceIn } from '../i18n/server-sentence.ts';

/** An issue in the form in which the form library stores it with its field. */
export interface FieldIssue {
  readonly type: string;
  readonly message: string;
  /** The whole issue. The sentence is translated when it is shown, so it follows a change of language. */
  readonly issue: Omit<Issue, 'path'>;
}

/** Converts an issue to the form that the form library stores. */
export function fieldIssue({ message, code, values }: Issue): FieldIssue {
  return { type: code, message, issue: { message, code, ...(values === undefined ? {} : { values }) } };
}

/**
 * Returns a function that turns a field error of the form library into a sentence in the current language. `neededKey` is the key of the
 * field's own sentence for an empty field, with its namespace. Without such a text, the general sentence is returned.
 */
export function useIssueText(): (error: unknown, neededKey?: string) => string | undefined {
  const { i18n } = useI18n();
  return (error, neededKey) => {
    if (isFieldIssue(error)) {
      const isOwn = error.issue.code === 'needed' && neededKey !== undefined && i18n.exists(neededKey);
      return isOwn ? i18n.t(neededKey) : issueSentenceIn(i18n, error.issue);
    }
    return hasMessage(error) ? error.message : undefined;
  };
}

function isFieldIssue(error: unknown): error is FieldIssue {
  return hasMessage(error) && 'issue' in error;
}

function hasMessage(error: unknown): error is { readonly message: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
