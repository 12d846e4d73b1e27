import { MASTER_ACTIONS, type MasterAction, type MasterGrants } from '../../contract/master-access.ts';
import type { ShownHolder } from './use-holders.ts';

/** What a holder gets and loses. */
export interface GrantChange extends Pick<ShownHolder, 'holder' | 'name'> {
  readonly added: readonly MasterAction[];
  readonly removed: readonly MasterAction[];
}

/**
 * What changes for these holders when `after` replaces `before`. Holders without a change are left out. Grants of deleted groups do not
 * count, because the server removes them with the next save.
 */
export function grantChanges(before: MasterGrants, after: MasterGrants, holders: readonly ShownHolder[]): GrantChange[] {
  return holders.flatMap(({ holder, name }) => {
    const had = before[holder] ?? [];
    const gets = after[holder] ?? [];
    const added = MASTER_ACTIONS.filter((action) => gets.includes(action) && !had.includes(action));
    const removed = MASTER_ACTIONS.filter((action) => had.includes(action) && !gets.includes(action));
    return added.length + removed.length === 0 ? [] : [{ holder, name, added, removed }];
  });
}
