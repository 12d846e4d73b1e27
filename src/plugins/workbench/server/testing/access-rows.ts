import { type AccessRow, answers } from '#core/testing/access-row.ts';
import { listMessages } from '../../contract/endpoints.ts';

export const accessRows: readonly AccessRow[] = [{ call: listMessages, answers: answers(200) }];
