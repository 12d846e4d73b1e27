import type { IssueValues } from '#core/contract/errors.ts';
import { type FileIssueCode, fileIssue } from '#core/contract/files/file-issues.ts';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import { ApiFault } from '../../errors/api-fault.ts';

/** @throws ApiFault invalid with the issue, always */
export function refuseFile(code: FileIssueCode, values: IssueValues = {}): never {
  throw new ApiFault('invalid', [fileIssue(code, values)]);
}

/** @throws ApiFault invalid with `empty-file`, always */
export function refuseEmptyFile(): never {
  throw new ApiFault('invalid', [{ path: '', code: 'empty-file', message: ISSUE_SENTENCES['empty-file'] }]);
}
