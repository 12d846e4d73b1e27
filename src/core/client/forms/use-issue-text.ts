import { useTranslation } from 'react-i18next';
import type { Issue } from '#core/contract/errors.ts';
import { issueSentenceIn } from '../i18n/server-sentence.ts';

/** An issue as a form keeps it beside its field. */
export interface FieldIssue {
  readonly type: string;
  readonly message: string;
  /** Kept whole: the sentence is made when it is shown, so that it follows a change of language. */
  readonly issue: Omit<Issue, 'path'>;
}

/** What a form keeps of an issue. */
export function fieldIssue({ message, code, values }: Issue): FieldIssue {
  return { type: code, message, issue: { message, code, ...(values === undefined ? {} : { values }) } };
}

/** Says what is wrong with a field, in the current language; takes what the form library keeps beside it. */
export function useIssueText(): (error: unknown) => string | undefined {
  const { i18n } = useTranslation();
  return (error) => {
    if (isFieldIssue(error)) return issueSentenceIn(i18n, error.issue);
    return hasMessage(error) ? error.message : undefined;
  };
}

function isFieldIssue(error: unknown): error is FieldIssue {
  return hasMessage(error) && 'issue' in error;
}

function hasMessage(error: unknown): error is { readonly message: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
