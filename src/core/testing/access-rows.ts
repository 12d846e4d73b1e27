import { getMe } from '#core/contract/me.ts';
import { type AccessRow, forSignedIn } from './access-row.ts';

/** Access to the calls of the core. */
export const accessRows: readonly AccessRow[] = [{ call: getMe, answers: forSignedIn(200) }];
