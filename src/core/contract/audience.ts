import type { Role } from './actor.ts';

/** An ability on some object. A subject that ends with `*` stands for every subject with this beginning. */
export interface NeededAbility {
  readonly subject: string;
  readonly action: string;
}

/** Who sees a contribution, such as a panel. All users, when both fields are absent. */
export interface Audience {
  readonly roles?: readonly Role[];
  /** Of the users with a role, only those with this ability: the policy of a call that the contribution makes. */
  readonly ability?: NeededAbility;
}
