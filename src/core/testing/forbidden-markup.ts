// Written apart from the code under test: an exact list of the tags that cleaned rich text may contain.
const ALLOWED =
  /<(?:\/?(?:p|ul|ol|li|strong|em|u|h3|h4|blockquote)|\/a|br|ol start="\d{1,4}"|a href="(?:https?:\/\/|mailto:)[^"<>\s]{1,2200}" rel="noopener nofollow ugc")>/g;

/** The parts of a cleaned HTML that are neither text nor allowed tags. */
export function forbiddenMarkup(html: string): readonly string[] {
  return html.replace(ALLOWED, '').match(/[<>].{0,40}/g) ?? [];
}
