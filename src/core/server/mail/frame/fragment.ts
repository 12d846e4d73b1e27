import { Html, html } from '../../text/html.ts';

/** A piece of the frame with places for values, and the pieces inside it by name. */
export interface Fragment {
  readonly text: string;
  readonly inner: Readonly<Record<string, Fragment>>;
}

const BLOCK = /<!-- begin (\w+) -->([\s\S]*?)<!-- end \1 -->/g;
const PLACE = /\{\{(\w+)\}\}/g;

/** Reads a piece of the frame. Each piece inside it leaves a place of its name. */
export function fragmentOf(markup: string): Fragment {
  const inner: Record<string, Fragment> = {};
  const text = markup.replace(BLOCK, (_, name: string, content: string) => {
    inner[name] = fragmentOf(content);
    return `{{${name}}}`;
  });
  return { text, inner };
}

/** The piece inside a fragment. @throws Error when it has none of that name */
export function pieceOf(fragment: Fragment, name: string): Fragment {
  const piece = fragment.inner[name];
  if (piece === undefined) throw new Error(`The frame of mails has no "${name}".`);
  return piece;
}

/**
 * The markup of a fragment with its values. Every value that is not markup itself is escaped here, and only here.
 *
 * @throws Error when a place has no value
 */
export function fill({ text }: Fragment, values: Readonly<Record<string, string | Html | readonly Html[]>>): Html {
  const filled = text.replace(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The place "${name}" of the frame of mails has no value.`);
    return html`${value}`.text;
  });
  return new Html(filled);
}
