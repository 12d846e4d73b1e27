import type { Role } from '#core/contract/actor.ts';
import type { MailPace, NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import type { z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** A kind of notice: what a person is told of one kind of event. */
export interface NoticeKind<Params extends object = object> {
  /** `<plugin>.<what>` in kebab-case: `applications.stage-moved`. Its words are in `contract/notices/` of the plugin under `<what>`. */
  readonly kind: string;
  readonly group: NoticeGroup;
  /** The roles that are told. Users with another role when the notice is due are not. */
  readonly roles: readonly Role[];
  /** Validates the values of the words. They are JSON of at most 4 KB, and personal data: hold only what the words need. */
  readonly params: z.ZodType<Params>;
  /** When it is mailed, unless the user chose otherwise for the group. `never` is never mailed. */
  readonly mail: Exclude<MailPace, 'off'> | 'never';
  /** Whether users see it on the site. `false` for what only a mail can tell. Default `true`. */
  readonly onSite?: boolean;
  /** Seconds during which a later event may still replace or drop it. Default 0. */
  readonly waitSeconds?: number;
  /** Whether unread notices about one object become one, with their number as `count`. */
  readonly merges?: boolean;
  /** The address of the page where the user acts, without the origin. */
  opens?(params: Params): string | undefined;
  /** The state of the object that it tells. A notice with the state of the last one told about the object is dropped. */
  state?(params: Params): string;
  /** The number in the words, where it is not that of the events: how much waits now, when others may have acted meanwhile. */
  count?(params: Params): number;
  /** Which words are used where they differ: the suffix of their keys, such as `interview` for `title_interview`. */
  variant?(params: Params): string;
  /** A text that a person wrote. It is shown as a quotation. */
  quote?(params: Params): string | undefined;
  /** The params that are true now; `undefined` when there is nothing to tell any more. Asked before a notice is told, and before a mail. */
  still?(params: Params): Promise<Params | undefined>;
}

/** Declares a kind of notice for `notices` of a plugin's parts. */
export function defineNotice<Params extends object>(kind: NoticeKind<Params>): NoticeKind<Params> {
  return Object.freeze(kind);
}

/** Who is told. */
export type NoticeReaders =
  | { readonly users: readonly string[] }
  /** The administrators who have the duty. */
  | { readonly duty: string }
  /** A mail address. Its user is told if one has confirmed it; an address of nobody gets only a mail. */
  | { readonly address: string; readonly locale?: string | undefined };

/** One event to tell. */
export interface NoticeEvent<Params extends object> {
  readonly to: NoticeReaders;
  /** The object of the event, by which a later notice replaces or joins an earlier one: an id. At most 200 characters. */
  readonly about: string;
  readonly params: Params;
  /** The user who acted, who is not told. */
  readonly by?: string | undefined;
  /** The state before the event. An event that leads back to it before the notice is told drops the notice. */
  readonly from?: string | undefined;
  /** The earliest time at which it is told. */
  readonly at?: Date | undefined;
}

/**
 * Tells people of an event. Writes in the caller's transaction: no event is told that was rolled back, and none is lost.
 *
 * @throws TypeError for a kind that no plugin declares, or params that do not fit its schema
 */
export type RaiseNotice = <Params extends object>(
  transaction: Transaction,
  kind: NoticeKind<Params>,
  event: NoInfer<NoticeEvent<Params>>,
) => Promise<void>;
