import { RICH_TEXT_LIMITS } from './rich-text.ts';

/** The offset of the first tag after {@link RICH_TEXT_LIMITS}`.tags`; `undefined` if there are no more. */
export function tooManyTagsAt(html: string): number | undefined {
  let at = -1;
  for (let tags = 0; tags <= RICH_TEXT_LIMITS.tags; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return undefined;
  }
  return at;
}
