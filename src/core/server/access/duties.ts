import type { Actor, Duties } from '#core/contract/actor.ts';

const NONE: Duties = Object.freeze({ has: () => false });
const EVERY: Duties = Object.freeze({ has: () => true });

/** The facts about a user that decide their duties. */
export interface DutyFacts {
  readonly role: Actor['role'];
  readonly is_full_admin: boolean;
  /** The duties of the user's groups; `null` for a user who is not an administrator. */
  readonly duties: readonly string[] | null;
}

/** The part of an actor that says what an administrator may do. Users with another role have no duties, whatever their groups say. */
export function dutiesOf({ role, is_full_admin, duties }: DutyFacts): Pick<Actor, 'isFullAdmin' | 'duties'> {
  if (role !== 'admin') return { isFullAdmin: false, duties: NONE };
  if (is_full_admin) return { isFullAdmin: true, duties: EVERY };
  return { isFullAdmin: false, duties: duties === null || duties.length === 0 ? NONE : new Set(duties) };
}
