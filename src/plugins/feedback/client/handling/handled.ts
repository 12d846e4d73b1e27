import type { HandlingChange } from '../../contract/handling.ts';
import type { ListedFeedback } from '../../contract/handling-schemas.ts';
import type { FeedbackState } from '../../contract/life-cycle.ts';
import type { FeedbackDetail, FeedbackPerson } from '../../contract/schemas.ts';

/** The part of feedback that administrators change. A row of the list has it too. */
export type Handled = Pick<ListedFeedback, 'id' | 'number' | 'version' | 'state' | 'assignee' | 'tags'>;

/** One change that the user asked for. Tags are added and removed one by one, so that quick changes do not undo each other. */
export interface WantedChange {
  readonly state?: FeedbackState;
  /** `null` for no assignee. */
  readonly assignee?: FeedbackPerson | null;
  readonly addTag?: string;
  readonly removeTag?: string;
}

/** What is handled in one item; `undefined` when the caller does not have the duty. */
export function handledOf({ id, number, version, handling }: FeedbackDetail): Handled | undefined {
  return handling === null ? undefined : { id, number, version, state: handling.state, assignee: handling.assignee, tags: handling.tags };
}

/** The item as it will be after the change. */
export function withChange<Item extends Handled>(item: Item, { state, assignee, addTag, removeTag }: WantedChange): Item {
  const kept = item.tags.filter((tag) => tag !== removeTag);
  const tags = addTag === undefined || kept.includes(addTag) ? kept : [...kept, addTag];
  return { ...item, state: state ?? item.state, assignee: assignee === undefined ? item.assignee : assignee, tags };
}

/** The fields that the change alters; without any when the item is already as wanted. */
export function alteredFields(item: Handled, wanted: WantedChange): HandlingChange {
  const { state, assignee, tags } = withChange(item, wanted);
  return {
    ...(state !== item.state && { state }),
    ...(assignee?.id !== item.assignee?.id && { assignee: assignee?.id ?? null }),
    ...(tags.join('\n') !== item.tags.join('\n') && { tags }),
  };
}

/** What a change of the item changes in its row of the list. */
export function rowChange({ kind, rating, version, handling }: FeedbackDetail): Partial<ListedFeedback> {
  if (handling === null) return {};
  const { state, assignee, tags, language, waitingSince } = handling;
  return { kind, rating, version, state, assignee, tags, language, waitingSince };
}
