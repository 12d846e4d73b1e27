import { type AccessRow, answers } from '#core/testing/access-row.ts';
import { getRobots } from '../../contract/endpoints.ts';

export const accessRows: readonly AccessRow[] = [{ call: getRobots, answers: answers(200) }];
