import { type AccessRow, answers } from '#core/testing/access-row.ts';
import { listMessages } from '../../contract/endpoints.ts';

/** Access to the calls of the plugin `workbench`. */
export const accessRows: readonly AccessRow[] = [{ call: listMessages, answers: answers(200) }];
