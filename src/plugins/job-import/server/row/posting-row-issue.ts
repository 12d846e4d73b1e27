import { type Issue, type IssueValues, issueOfCode } from '#core/contract/errors.ts';
import { type PostingRowIssueCode, postingRowIssues } from '../../contract/issues.ts';

/** A sentence about a row, with its values. */
export interface RowSentence {
  readonly code: PostingRowIssueCode;
  readonly values?: IssueValues;
}

/** An issue about a row. The path is the column of the target, or empty for the whole row. */
export function postingRowIssue(path: string, { code, values }: RowSentence): Issue {
  return issueOfCode(postingRowIssues, code, values, path);
}
