import { localName, type XmlAttribute, type XmlTag, xmlTokens } from './xml-tags.ts';

/** What happens with the value of an attribute: a new value in its place, or `undefined` to leave the attribute out. */
interface AttributeEdit {
  readonly attribute: XmlAttribute;
  readonly value: string | undefined;
}

/** What happens with a tag: its whole element is left out, or some of its attributes change. */
export type TagEdit = 'leave-out' | readonly AttributeEdit[];

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The changes of one XML text, made in any order outside of each other. */
export class XmlEdits {
  readonly #replacements: Replacement[] = [];

  replace(start: number, end: number, text: string): void {
    this.#replacements.push({ start, end, text });
  }

  /** The text with the changes. A change inside of another one is lost with it. */
  applied(text: string): string {
    const pieces: string[] = [];
    let at = 0;
    for (const { start, end, text: replacement } of this.#replacements.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (start < at) continue;
      pieces.push(text.slice(at, start), replacement);
      at = end;
    }
    return `${pieces.join('')}${text.slice(at)}`;
  }
}

/** Adds to the edits what `editOf` tells for each start tag of the text. */
export function editTags(text: string, edits: XmlEdits, editOf: (tag: XmlTag) => TagEdit): void {
  let leaving: { readonly start: number; readonly name: string; depth: number } | undefined;
  for (const token of xmlTokens(text)) {
    if (token.kind === 'text') continue;
    if (leaving !== undefined) {
      if (token.name !== leaving.name) continue;
      if (token.kind === 'start' && !token.isEmpty) leaving.depth += 1;
      if (token.kind === 'end') leaving.depth -= 1;
      if (leaving.depth > 0) continue;
      edits.replace(leaving.start, token.end, '');
      leaving = undefined;
    } else if (token.kind === 'start') {
      const edit = editOf(token);
      if (edit !== 'leave-out') for (const { attribute, value } of edit) edits.replace(...replacementOf(attribute, value));
      else if (token.isEmpty) edits.replace(token.start, token.end, '');
      else leaving = { start: token.start, name: token.name, depth: 1 };
    }
  }
  // Without its end tag, the element takes the rest with it.
  if (leaving !== undefined) edits.replace(leaving.start, text.length, '');
}

function replacementOf({ name, start, end }: XmlAttribute, value: string | undefined): [number, number, string] {
  return [start, end, value === undefined ? '' : `${name}="${value}"`];
}

/** The prefixes that the text uses for one of the namespaces, wherever it declares them. The empty text is the default one. */
export function prefixesOf(text: string, isWanted: (namespace: string) => boolean): ReadonlySet<string> {
  const prefixes = new Set<string>();
  for (const token of xmlTokens(text)) {
    if (token.kind !== 'start') continue;
    for (const { name, value } of token.attributes) {
      if (name.startsWith('xmlns:') && isWanted(value)) prefixes.add(localName(name));
    }
  }
  return prefixes;
}
