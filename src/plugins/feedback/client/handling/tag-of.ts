import { FEEDBACK_TAGS } from '../../contract/feedback.ts';

/** The tag for a typed text, as the server stores it; `undefined` when it is too short or too long. */
export function tagOf(typed: string): string | undefined {
  const tag = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const { length } = [...tag];
  return length < FEEDBACK_TAGS.min || length > FEEDBACK_TAGS.max ? undefined : tag;
}
